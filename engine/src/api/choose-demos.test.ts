import { expect, test } from 'vitest'
import { chooseDemos } from './choose-demos.ts'

const ids = Array.from({ length: 12 }, (_, index) => `demo-${index}`)
const own = Array.from({ length: 20 }, (_, index) => ({ source: { id: `demo-${index}`, page: `demo-${index}` } }))
const guests = ['advice-a', 'advice-b'].map((id) => ({ source: { id, page: 'advice' } }))

test('a row names the three demos that say most about it, and none when more than half of all demos use it', () => {
  expect(chooseDemos({ few: ids.slice(0, 3), many: ids.slice(0, 10), common: ids }, own)).toEqual({
    few: ids.slice(0, 3),
    many: ids.slice(0, 3),
  })
})

test('a demo of a page that is about more is named only where there is no other', () => {
  expect(chooseDemos({ both: ['demo-1', 'advice-a'], alone: ['advice-a', 'advice-b'] }, [...own, ...guests])).toEqual({
    both: ['demo-1'],
    alone: ['advice-a', 'advice-b'],
  })
})
