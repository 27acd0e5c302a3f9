import { expect, it } from 'vitest'
import { findSentenceEnd, placeCard } from './place-card.client.ts'

const card = { width: 300, height: 100 }
const view = { width: 400, height: 600 }
const word = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 60, height: 20 })

it('stands below the word, or above it where there is no room, and inside the window', () => {
  expect(placeCard(word(20, 50), card, view)).toEqual({ left: 20, top: 76 })
  expect(placeCard(word(20, 560), card, view)).toEqual({ left: 20, top: 454 })
  expect(placeCard(word(380, 50), card, view)).toEqual({ left: 92, top: 76 })
  expect(placeCard(word(0, 50), card, { width: 280, height: 600 })).toEqual({ left: 8, top: 76 })
})

it('is never on the word, even where it fits nowhere', () => {
  expect(placeCard(word(20, 10), card, { width: 400, height: 60 })).toEqual({ left: 20, top: 36 })
})

it('says the first sentence, in any language; a point in a name ends none', () => {
  const cut = (text: string, language: string): string => text.slice(0, findSentenceEnd(text, language))
  expect(cut('Read option.label first. Then the rest.', 'en-US')).toBe('Read option.label first.')
  expect(cut('先读 option.label。再读其余。', 'zh-CN')).toBe('先读 option.label。')
  expect(cut('No end', 'en-US')).toBe('No end')
})
