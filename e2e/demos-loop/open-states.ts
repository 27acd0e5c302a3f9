import type { Page } from '@playwright/test'
import type { Stage } from '../support/demo.ts'

/** How a reader gets the list of a demo open, and which rules the library breaks while it is. */
export interface OpenState {
  open(stage: Stage): Promise<void>
  /** Rules of axe that the library breaks in this state; see `faults`. */
  without: readonly string[]
}

/** Faults of the library itself, each with the state it shows in. Everything else must be clean. */
const faults = {
  /** The list hangs on `body`, outside of all landmarks. */
  outside: 'region',
  /** No row is active, and the field points at row -1. */
  noActiveRow: 'aria-valid-attr-value',
  /** The list box of an empty list holds a message instead of options. */
  empty: 'aria-required-children',
  /** A textarea may not be a combobox. */
  textarea: 'aria-allowed-role',
} as const

const byClick = async ({ root }: Stage): Promise<void> => {
  await root.locator('.rc-select:not(.rc-select-disabled)').first().click()
}

const byTyping =
  (text: string) =>
  async ({ root, page }: Stage): Promise<void> => {
    await root.getByRole('combobox').first().click()
    await page.keyboard.type(text)
  }

const byButton =
  (name: string | RegExp) =>
  async ({ root }: Stage): Promise<void> => {
    await root.getByRole('button', { name }).first().click()
  }

const usual: OpenState = { open: byClick, without: [faults.outside] }

/** Demos whose list opens otherwise, or whose open list breaks more rules. */
const special: Readonly<Record<string, Partial<OpenState>>> = {
  suggest: { open: byTyping('date'), without: [faults.outside, faults.noActiveRow] },
  'force-suggest': { open: byTyping('a') },
  'mul-suggest': { open: byTyping('a') },
  'mul-tag-suggest': { open: byTyping('a') },
  email: { open: byTyping('sam') },
  combobox: { without: [faults.outside, faults.noActiveRow] },
  controlled: { open: byButton('Open') },
  'custom-selector': { open: byButton(/Columns/) },
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
