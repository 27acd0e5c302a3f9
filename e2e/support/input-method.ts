import type { Page } from '@playwright/test'

/** An input method of the machine, as Chromium lets one be played. Other browsers have no way for that. */
export interface InputMethod {
  /** Shows letters that are not a word yet in the focused field, in the place of those shown before. */
  compose(letters: string): Promise<void>
  /** Ends the composition with this text. */
  finish(text: string): Promise<void>
  /** A key that the input method takes for itself, told to the page with the `keyCode` 229. */
  press(key: string): Promise<void>
}

/** Turns an input method on, such as those for Chinese, Japanese and Korean. */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const keyboard = await page.context().newCDPSession(page)
  return {
    compose: async (text) => {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    },
    finish: async (text) => {
      await keyboard.send('Input.insertText', { text })
    },
    press: async (key) => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await keyboard.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 })
    },
  }
}
