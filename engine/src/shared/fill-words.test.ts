import { expect, it } from 'vitest'
import { fillWords } from './fill-words.ts'

it('puts values into their places, and leaves a place nobody fills', () => {
  expect(fillWords('{package} {version} on {where}', { package: 'lamp-kit', version: '$& 3' })).toBe(
    'lamp-kit $& 3 on {where}',
  )
})
