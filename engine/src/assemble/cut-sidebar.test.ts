import { describe, expect, it } from 'vitest'
import type { SidebarGroup } from '../model/site.ts'
import { createSidebarCut } from './cut-sidebar.ts'

const toListHref = (group: string): string => `/list/${group}`

function createGroup(id: string, count: number): SidebarGroup {
  const entries = Array.from({ length: count }, (_, index) => ({
    title: `${id} ${index}`,
    route: `/${id}/${index}`,
    href: `/kit/${id}/${index}`,
    isOverview: false,
    outline: [],
  }))
  return { id, title: id, path: '/', entries }
}

/** The numbers of the entries that a page sees of each group, the first and the last, and the length of its list. */
const look = (groups: readonly SidebarGroup[], route: string) =>
  createSidebarCut(
    groups,
    toListHref,
  )(route).map(({ entries, list }) => [entries.length, entries[0]?.route, entries.at(-1)?.route, list?.count])

describe('createSidebarCut', () => {
  it('shows all of a site with few pages', () => {
    expect(look([createGroup('lamps', 60), createGroup('wires', 40)], '/lamps/3')).toEqual([
      [60, '/lamps/0', '/lamps/59', undefined],
      [40, '/wires/0', '/wires/39', undefined],
    ])
  })

  it('shows of a large one the own group, and of the others where their list is', () => {
    expect(look([createGroup('lamps', 40), createGroup('wires', 61)], '/lamps/3')).toEqual([
      [40, '/lamps/0', '/lamps/39', undefined],
      [0, undefined, undefined, 61],
    ])
    expect(createSidebarCut([createGroup('wires', 101)], toListHref)('/')[0]?.list).toEqual({
      href: '/list/wires',
      count: 101,
      isCurrent: false,
    })
  })

  it('marks the list of a group on each part of it', () => {
    const cut = createSidebarCut([createGroup('wire', 2), createGroup('wire-kits', 400)], toListHref)
    const read = (route: string) => cut(route).map(({ list }) => list?.isCurrent)
    expect(['/~pages/wire', '/~pages/wire-kits', '/~pages/wire-kits/2', '/'].map(read)).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  it.each([
    ['/lamps/0', '/lamps/0', '/lamps/39'],
    ['/lamps/500', '/lamps/480', '/lamps/519'],
    ['/lamps/999', '/lamps/960', '/lamps/999'],
  ])('shows of a long group what is near %s', (route, first, last) => {
    expect(look([createGroup('lamps', 1000), createGroup('wires', 1)], route)).toEqual([
      [40, first, last, 1000],
      [0, undefined, undefined, 1],
    ])
  })
})
