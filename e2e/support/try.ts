import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The first demo of a page while it is edited. */
export interface Editing {
  panel: Locator
  /** The field with the code. */
  field: Locator
  /** What the code draws. It is what is in the frame that is shown. */
  result: FrameLocator
  /** Sentences on the stage. */
  notes: Locator
  /** Takes the place of the whole code. */
  write: (code: string) => Promise<void>
}

/** Opens the editor of the first demo on the page that is open. */
export async function openEditor(page: Page, name: 'Edit the code' | '编辑代码' = 'Edit the code'): Promise<Editing> {
  await page.getByRole('button', { name, exact: true }).first().click()
  return findEditor(page)
}

/** The editor that is open. */
export async function findEditor(page: Page): Promise<Editing> {
  const panel = page.getByRole('group', { name: /^(Code editor|代码编辑器)$/ })
  const field = panel.getByRole('textbox')
  await expect(field).toBeVisible()
  return {
    panel,
    field,
    result: page.frameLocator('.try-frame[data-shown]'),
    notes: page.locator('.demo-stage').getByRole('alert').locator('p'),
    write: async (code) => {
      await field.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(code)
    },
  }
}

/** A component with this body. */
export function component(body: string): string {
  return `import { useEffect, useState } from 'react'\nexport default function Demo() {\n${body}\n}\n`
}
