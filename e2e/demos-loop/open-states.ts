import { expect, type Page } from '@playwright/test'
import type { Stage } from '../support/demo.ts'

/** How a reader opens the list of a demo, and which rules the library breaks while it is open. */
export interface OpenState {
  open(stage: Stage): Promise<void>
  /** Rules of axe that the library breaks in this state. See `libraryFaults`. */
  faults: readonly string[]
}

/**
 * Faults of the library itself. Everything else must pass. (One more fault is not listed: lists are children of
 * `body`, outside of all landmarks. Axe sees that only when it checks a whole page.)
 */
export const libraryFaults = {
  /** No row is active, but the field refers to row -1. */
  noActiveRow: 'aria-valid-attr-value',
  /** The list box of an empty list contains a message instead of options. */
  empty: 'aria-required-children',
} as const

/** The first enabled field of a demo. */
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

/** Demos whose list is opened in another way, or whose open list breaks more rules. */
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

/** True when the whole open list is inside the window. */
export function isListInside(page: Page): Promise<boolean> {
  return page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)').evaluate((list) => {
    const { left, top, right, bottom } = list.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}
