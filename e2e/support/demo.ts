import { expect, type Locator, type Page } from '@playwright/test'

/** A demo on its page, hydrated. */
export interface Stage {
  page: Page
  /** The element that contains the demo. Popups are children of `body`, outside of it. */
  root: Locator
  /** The field with this accessible name. */
  field(name: string | RegExp): Locator
  /** The open popup. Fails when there is more than one. */
  popup: Locator
  /** A visible row of the open popup, found by its whole text. */
  row(text: string | RegExp): Locator
}

/** Opens the page of a demo, scrolls to the demo and waits until it is alive. `id` may be that of a variant. */
export async function openDemo(page: Page, route: string, id = route.split('/').pop() ?? route): Promise<Stage> {
  await page.goto(`/en-US/demo/${route}`)
  return findDemo(page, id)
}

/** A demo on the page that is open already. */
export async function findDemo(page: Page, id: string): Promise<Stage> {
  const root = page.locator(`[data-demo="${id}"]`)
  await root.scrollIntoViewIfNeeded()
  await expect(root).toHaveAttribute('data-state', 'fulfilled')
  const popup = page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)')
  return {
    page,
    root,
    field: (name) => root.getByRole('combobox', { name }),
    popup,
    row: (text) =>
      popup.locator('.rc-select-item-option').filter({
        hasText: typeof text === 'string' ? new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : text,
      }),
  }
}

/** Reaches a switch of a demo by the keyboard and turns it: the open list, which closes meanwhile, may lie over it. */
export async function turn(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Space')
}
