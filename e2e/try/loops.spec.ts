import { expect, test } from '../support/test.ts'
import { component, openEditor } from '../support/try.ts'

/** Code that does not end by itself. */
const loops: [name: string, code: string][] = [
  ['a loop', component('  let n = 0\n  while (true) n++')],
  [
    'a promise chain',
    component('  useEffect(() => { const go = () => Promise.resolve().then(() => go()); go() }, [])\n  return null'),
  ],
]

// Runs in Firefox too, which gives such a frame no process of its own: there only the guards stop it.
test('code that does not end is stopped by its guards, and the page goes on', async ({ page, silence }) => {
  silence.except(/./)
  await page.goto('/en-US/demo/single')
  const { write, notes, result } = await openEditor(page)
  for (const [name, code] of loops) {
    await write(code)
    await expect(notes.filter({ hasText: 'Stopped: the code ran for more than 1.5 seconds' }), name).toBeVisible()
    await write(component('  return <p>sound again</p>'))
    await expect(result.getByText('sound again'), name).toBeVisible()
  }
})
