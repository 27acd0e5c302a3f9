import { describe, expect, it } from 'vitest'
import { fitTitles } from './fit-titles.client.ts'

const titles = [
  'Values',
  'Lamp needs a socket when bulb is set',
  'Lamp needs a socket',
  'No part %s in the box %s',
  'The shade (or the cord) is too long.',
]

const fit = (text: string) => fitTitles(text, titles).map((index) => titles[index])

describe('fitTitles', () => {
  it('finds the title that stands in a console line, whatever the quotes, the case and the lines around it', () => {
    expect(fit('Warning: `Lamp` needs a\n  "socket" when “bulb” is SET\n    at Shop (shop.tsx:3:1)')).toEqual([
      'Lamp needs a socket when bulb is set',
      'Lamp needs a socket',
    ])
    expect(fit('x The shade (or the cord) is too long. y')).toEqual(['The shade (or the cord) is too long.'])
  })

  it('takes %s for any words, those of the console and the sign itself', () => {
    expect(fit('Error: No part "long screw" in the box A-3')).toEqual(['No part %s in the box %s'])
    expect(fit('No part %s in the box %s. screw A-3')).toEqual(['No part %s in the box %s'])
  })

  it('finds a title by a piece of it, and by most of its words', () => {
    expect(fit('socket when bulb')).toEqual(['Lamp needs a socket when bulb is set'])
    expect(fit('the lamp still needs some socket when no bulb')).toContain('Lamp needs a socket when bulb is set')
  })

  it('finds nothing in a text that only has a short title or a few common words', () => {
    expect(fit('')).toEqual([])
    expect(fit('many values of the box')).toEqual([])
    expect(fit('Uncaught TypeError: x is undefined')).toEqual([])
  })

  it('is not slow with a long text', () => {
    expect(fit('word and word. '.repeat(20_000))).toEqual([])
  })
})
