import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { settleLook } from './looks.ts'

/** CSS pixels around the elements of a picture. */
const room = 8

/**
 * Compares how the page looks with the picture of that name, or the part of it that holds these elements. A test goes on
 * after a picture that differs, so that one run names all of them.
 */
export async function expectLook(page: Page, name: string, ...elements: Locator[]): Promise<void> {
  await settleLook(page)
  const clip = elements.length === 0 ? {} : { clip: await findFrame(page, elements) }
  // `npm run looks` finds pictures that no test asks for.
  test.info().annotations.push({ type: 'look', description: name })
  await page.evaluate(hideForcedCaret)
  const [subject] = test.info().title.split(':')
  const message = `${name}.webp looks different: .cache/looks/${name}.png has it as it was, as it is and the difference; npm run looks -- ${subject} accepts it`
  await expect.soft(page, message).toHaveScreenshot(`${name}.webp`, clip)
}

/** In forced colours a caret cannot be made transparent. A field that is only read has none. */
function hideForcedCaret(): void {
  const field = document.activeElement
  if (matchMedia('(forced-colors: active)').matches && field instanceof HTMLInputElement) field.readOnly = true
}

/** In CSS pixels, from the corner of the window. */
interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** The part of the window that holds these elements, with a little room around them, once they have stopped moving. */
async function findFrame(page: Page, elements: readonly Locator[]): Promise<Frame> {
  const handles = await Promise.all(elements.map((element) => element.elementHandle()))
  const [left, top, right, bottom] = await page.evaluate(measureStill, handles)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const x = Math.max(0, Math.floor(left) - room)
  const y = Math.max(0, Math.floor(top) - room)
  return {
    x,
    y,
    width: Math.min(size.width, Math.ceil(right) + room) - x,
    height: Math.min(size.height, Math.ceil(bottom) + room) - y,
  }
}

/** Left, top, right and bottom of the box around elements, after several frames in which it stayed as it was. */
async function measureStill(
  elements: readonly (Element | null)[],
): Promise<[left: number, top: number, right: number, bottom: number]> {
  const measure = (): [number, number, number, number] => {
    const boxes = elements.map((element) => element?.getBoundingClientRect() ?? new DOMRect())
    return [
      Math.min(...boxes.map(({ left }) => left)),
      Math.min(...boxes.map(({ top }) => top)),
      Math.max(...boxes.map(({ right }) => right)),
      Math.max(...boxes.map(({ bottom }) => bottom)),
    ]
  }
  let box = measure()
  for (let still = 0; still < 6;) {
    await new Promise(requestAnimationFrame)
    const now = measure()
    still = now.every((edge, at) => edge === box[at]) ? still + 1 : 0
    box = now
  }
  return box
}
