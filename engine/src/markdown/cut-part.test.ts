import { expect, it } from 'vitest'
import { cutPart, listParts } from './cut-part.ts'

const text = `import { lamp } from 'lamps'

// #region dim
lamp.dim()
// #endregion

test('it shines', () => {
  // #region shine
  lamp.on()

  if (lamp.isOn)
    lamp.off()
  // #endregion
})

/* #region last */
lamp.sell()
`

it.each([
  ['dim', 'lamp.dim()\n'],
  ['shine', 'lamp.on()\n\nif (lamp.isOn)\n  lamp.off()\n'],
  ['last', 'lamp.sell()\n'],
  ['shin', undefined],
])('the part %j is what stands between its marks, at the left edge', (name, part) => {
  expect(cutPart(text, name)).toBe(part)
})

it('a file names its parts', () => {
  expect(listParts(text)).toEqual(['dim', 'shine', 'last'])
})
