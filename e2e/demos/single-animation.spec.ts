import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

/** Collects all classes that an element with this selector has at any moment from now on. */
function watchClasses(selector: string) {
  const seen = new Set<string>()
  Object.assign(window, { seenClasses: seen })
  const note = () => {
    for (const element of document.querySelectorAll(selector)) for (const name of element.classList) seen.add(name)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
}

test('the popup plays its classes on opening and closing, and ends hidden', async ({ page }) => {
  const { root, field, popup, row } = await openDemo(page, 'single-animation')
  const density = field('Display density')
  const select = root.locator('.rc-select')
  const value = root.locator('.demo-value code')
  const seen = () => page.evaluate(() => [...(window as unknown as { seenClasses: Set<string> }).seenClasses])
  await page.evaluate(watchClasses, '.rc-select-dropdown')

  await test.step('the first opening appears, and the motion comes to its end', async () => {
    await select.click()
    await expect(popup).toBeVisible()
    await expect(popup).not.toHaveClass(/slide-up/)
    await expect(popup).toHaveCSS('opacity', '1')
    expect(await seen()).toContain('rc-select-dropdown-slide-up-appear-active')
  })

  await test.step('a pick leaves with motion and ends hidden', async () => {
    await row('Compact').click()
    await expect(value).toHaveText('compact')
    await expect(popup).toHaveCount(0)
    expect(await seen()).toContain('rc-select-dropdown-slide-up-leave-active')
    await expect(page.locator('.rc-select-dropdown')).toHaveClass(/rc-select-dropdown-hidden/)
  })

  await test.step('the next opening enters', async () => {
    await page.keyboard.press('Enter')
    await expect(popup).not.toHaveClass(/slide-up/)
    expect(await seen()).toContain('rc-select-dropdown-slide-up-enter-active')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('without motion it opens and closes with no such class', async () => {
    await root.getByLabel('With motion').uncheck()
    await page.evaluate(() => (window as unknown as { seenClasses: Set<string> }).seenClasses.clear())
    await select.click()
    await row('Relaxed').click()
    await expect(popup).toHaveCount(0)
    await expect(value).toHaveText('relaxed')
    expect((await seen()).filter((name) => name.includes('slide-up'))).toEqual([])
  })

  await test.step('the clear button brings the placeholder back', async () => {
    await root.getByRole('button', { name: 'Clear density' }).click()
    await expect(value).toHaveText('none')
    await expect(root.locator('.rc-select-content')).toHaveText('As the system')
    await expect(density).toBeFocused()
  })

  await test.step('a motion of its own plays under its own name', async () => {
    const own = await findDemo(page, 'single-animation-own')
    await own.root.locator('.rc-select').click()
    await expect(own.popup).not.toHaveClass(/accents-fade/)
    await own.row('Slate').click()
    await expect(own.popup).toHaveCount(0)
    await expect(own.root.locator('.demo-value code')).toHaveText('slate')
    expect(await seen()).toEqual(expect.arrayContaining(['accents-fade-appear-active', 'accents-fade-leave-active']))
  })
})

/** Stores in `window.motions` how many seconds each motion of a popup takes. */
function keepMotions() {
  const motions: number[] = []
  Object.assign(window, { motions })
  const note = (event: AnimationEvent | TransitionEvent) => {
    if (event.target instanceof Element && event.target.matches('.rc-select-dropdown')) motions.push(event.elapsedTime)
  }
  document.addEventListener('animationend', note)
  document.addEventListener('transitionend', note)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`without the animation, and with reduced motion: ${reducedMotion}, the list ${reducedMotion === 'reduce' ? 'is just there' : 'fades in'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const { root, popup } = await openDemo(page, 'single')
    await page.evaluate(() =>
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.closest('.rc-select-dropdown') !== null)
          document.documentElement.dataset['seen'] = `${document.documentElement.dataset['seen'] ?? ''}${propertyName} `
      }),
    )
    await root.locator('.rc-select').first().click()
    await expect(popup).toHaveCSS('opacity', '1')
    const seen = await page.evaluate(() => document.documentElement.dataset['seen'] ?? '')
    expect(seen.trim().split(' ').toSorted()).toEqual(reducedMotion === 'reduce' ? [''] : ['opacity', 'translate'])
  })

test('asked for less motion, the list still comes and goes, with motions too short to see', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { root, popup } = await openDemo(page, 'single-animation')
  const own = await findDemo(page, 'single-animation-own')
  await page.evaluate(keepMotions)
  for (const field of [root.getByRole('combobox'), own.root.getByRole('combobox')]) {
    await field.focus()
    for (let round = 0; round < 2; round++) {
      await page.keyboard.press('Enter')
      await expect(popup).not.toHaveClass(/-(appear|enter|leave)/)
      await expect(popup).toHaveCSS('opacity', '1')
      await page.keyboard.press('Escape')
      await expect(popup).toHaveCount(0)
    }
  }
  const motions = await page.evaluate(() => (window as unknown as { motions: number[] }).motions)
  expect(motions.length).toBeGreaterThan(0)
  expect(Math.max(...motions)).toBeLessThan(0.1)

  await test.step('an animation that never runs leaves the popup where it is', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.rc-select-dropdown { animation: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const field = root.getByRole('combobox')
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(popup).toHaveClass(/-enter-active/)
    // Whatever the library waits for has had its time when another popup has come.
    await own.root.getByRole('combobox').focus()
    await page.keyboard.press('Enter')
    await expect(popup).toHaveCount(2)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(popup.first()).toHaveClass(/-(enter|leave)-active/)
    expect(await popup.evaluateAll((all) => all.flatMap((each) => each.getAnimations()).length)).toBe(0)
  })
})

/** Closes the popup of the focused field with Escape at the moment when its opening animation has ended and no listener knows yet. */
function closeAtTheEnd() {
  new MutationObserver((_changes, observer) => {
    const popup = document.querySelector('[class*="-appear-active"], [class*="-enter-active"]')
    if (popup === null) return
    observer.disconnect()
    for (const animation of popup.getAnimations()) animation.finish()
    const init = { key: 'Escape', code: 'Escape', keyCode: 27, which: 27, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
}

test('closed in the very moment its opening ends, the list goes all the same', async ({ page }) => {
  const { root, popup } = await openDemo(page, 'single-animation')
  const own = await findDemo(page, 'single-animation-own')
  for (const field of [root.getByRole('combobox'), own.root.getByRole('combobox')]) {
    await field.focus()
    for (const opening of ['appear', 'enter'])
      await test.step(opening, async () => {
        await page.evaluate(closeAtTheEnd)
        await page.keyboard.press('Enter')
        await expect(field).toHaveAttribute('aria-expanded', 'false')
        await expect(popup).toHaveCount(0)
      })
  }
})
