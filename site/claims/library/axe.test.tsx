// @vitest-environment jsdom
// What the accessibility guide says of axe, as far as nothing has to have a size. The rest is in the demos' tests.
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { find, mount } from './mount'

/** The rules that the document breaks, with how much that matters. */
async function findBroken(...rules: string[]): Promise<Record<string, string | null | undefined>> {
  const { violations } = await axe.run(document, { runOnly: rules })
  return Object.fromEntries(violations.map(({ id, impact }) => [id, impact]))
}

test('without a name the field breaks the rule `label`, which is critical', async () => {
  const { update } = mount()
  expect(await findBroken('label')).toEqual({})
  update({ 'aria-label': undefined, placeholder: 'Fruit', title: 'Fruit' })
  expect(await findBroken('label')).toEqual({ label: 'critical' })
})

test('an open list is outside of the landmarks in body, inside of them in `main`', async () => {
  document.body.append(document.createElement('main'))
  const main = find(document, 'main')
  const { container, update } = mount({ virtual: false })
  main.append(container)
  update({ open: true })
  expect(await findBroken('region')).toEqual({ region: 'moderate' })
  update({ getPopupContainer: () => main })
  expect(await findBroken('region')).toEqual({})
  main.remove()
})

test('with no row active the field points at nothing, and an empty list has no option: both are critical', async () => {
  const rules = ['aria-valid-attr-value', 'aria-required-children']
  const { open, update } = mount({ mode: 'combobox' })
  open()
  expect(await findBroken(...rules)).toEqual({ 'aria-valid-attr-value': 'critical' })
  update({ options: [] })
  expect(await findBroken(...rules)).toEqual(Object.fromEntries(rules.map((rule) => [rule, 'critical'])))
})

test('a textarea as the input has a role that it may not have, which is minor', async () => {
  const { update } = mount({ mode: 'combobox' })
  expect(await findBroken('aria-allowed-role')).toEqual({})
  update({ components: { input: <textarea /> } })
  expect(await findBroken('aria-allowed-role')).toEqual({ 'aria-allowed-role': 'minor' })
})
