import { expect, type Page } from '@playwright/test'
import type { Stage } from '../support/demo.ts'

/** How a reader gets the list of a demo open, and which rules the library breaks while it is. */
export interface OpenState {
  open(stage: Stage): Promise<void>
  /** Rules of axe that the library breaks in this state; see `libraryFaults`. */
  faults: readonly string[]
}

/**
 * Faults of the library itself. Everything else must be clean.
 * (That lists hang on `body`, outside of all landmarks, is one more; axe sees it in whole pages only.)
 */
export const libraryFaults = {
  /** No row is active, and the field points at row -1. */
  noActiveRow: 'aria-valid-attr-value',
  /** The list box of an empty list holds a message instead of options. */
  empty: 'aria-required-children',
} as const

/** The first field of a demo that can be used. */
function fieldOf({ root }: Stage) {
  return root.locator('.rc-select:not(.rc-select-disabled) [role="combobox"]').first()
}

const byKey = async (stage: Stage): Promise<void> => {
  await fieldOf(stage).focus()
  await stage.page.keyboard.press('ArrowDown')
}

const byTyping =
  (text: string) =>
  async (stage: Stage): Promise<void> => {
    await fieldOf(stage).fill('')
    await fieldOf(stage).pressSequentially(text)
  }

const usual: OpenState = { open: byKey, faults: [] }

/** Demos whose list opens otherwise, or whose open list breaks more rules. */
const special: Readonly<Record<string, Partial<OpenState>>> = {
  suggest: { open: byTyping('date'), faults: [libraryFaults.noActiveRow] },
  'force-suggest': { open: byTyping('a') },
  'mul-suggest': { open: byTyping('a') },
  'mul-tag-suggest': { open: byTyping('a') },
  email: { open: byTyping('sam') },
  combobox: { faults: [libraryFaults.noActiveRow] },
  loading: {
    open: async (stage) => {
      await expect(stage.root.getByRole('status')).toHaveText(/^\d+ permissions$/)
      await byKey(stage)
    },
  },
  controlled: { open: ({ root }) => root.getByRole('button', { name: 'Show me the plans' }).click() },
  'custom-selector': { open: ({ root }) => root.getByRole('combobox').click() },
}

/** The open state of a demo. */
export function openStateOf(name: string): OpenState {
  return { ...usual, ...special[name] }
}

/** Whether the open list lies wholly in the window. */
export function isListInside(page: Page): Promise<boolean> {
  return page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)').evaluate((list) => {
    const { left, top, right, bottom } = list.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}
