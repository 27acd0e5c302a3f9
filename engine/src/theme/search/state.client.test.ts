import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LocaleResult } from '../../model/search-engine.ts'
import type { SearchHint, SearchStart } from '../../model/search.ts'
import { createSearchState, isListShown, isPopupShown, type SearchLook, type SearchPage } from './state.client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createSearchState', () => {
  it('opens with the focus, and shows a list when there is one', async () => {
    const { box, page, type, last } = createBox()
    box.focus()
    expect(last()).toMatchObject({ isOpen: true, isFilled: false })
    expect(isPopupShown(last())).toBe(false)
    await type('one', results('/a', '/b'))
    expect(last()).toMatchObject({ isOpen: true, active: 0 })
    expect(isListShown(last())).toBe(true)
    expect(page.reveal).toHaveBeenLastCalledWith(0)
  })

  it('offers recent queries and tasks before anything is typed, and leads there', async () => {
    const { box, page, engine, last } = createBox()
    box.focus()
    expect(isPopupShown(last())).toBe(false)
    box.setStart(start)
    expect([isListShown(last()), last().active]).toEqual([true, -1])
    expect(box.open(false)).toBe(false)
    box.move('last')
    expect(last().active).toBe(2)
    expect(box.open(false)).toBe(true)
    expect(page.follow.mock.calls).toEqual([[false]])
    box.pick('/browse')
    expect(page.remember).not.toHaveBeenCalled()
    expect(page.storeRecent).not.toHaveBeenCalled()
    box.focus()
    box.choose('earlier')
    await vi.advanceTimersByTimeAsync(200)
    expect([page.text, engine.query.mock.calls]).toEqual(['earlier', [['earlier']]])
  })

  it('hides what it offers after Escape, and while the field is not empty', async () => {
    const { box, page, type, last } = createBox()
    box.setStart(start)
    box.focus()
    await type('one', results('/a'))
    box.escape()
    expect(isPopupShown(last())).toBe(false)
    box.move('next')
    expect([isListShown(last()), last().active]).toEqual([true, 0])
    // An input method is at work.
    page.text = 'duo'
    box.type(true)
    expect(isPopupShown(last())).toBe(false)
    page.text = ''
    box.type(true)
    expect(isPopupShown(last())).toBe(true)
    box.escape()
    expect(last().isOpen).toBe(false)
  })

  it('stores the query of a picked result, and forgets all of them when told to', async () => {
    const { box, page, type, last } = createBox()
    box.setStart(start)
    box.focus()
    await type('one', results('/a'))
    box.pick('/a')
    expect(page.storeRecent.mock.calls).toEqual([['one']])
    box.clearRecent()
    expect(page.clearRecent).toHaveBeenCalledOnce()
    expect(last().recent).toEqual([])
    expect(page.focusField).toHaveBeenCalled()
  })

  it('shows a sentence but no list when nothing is found', async () => {
    const { box, type, last } = createBox()
    box.focus()
    await type('nothing', results())
    expect(isPopupShown(last())).toBe(true)
    expect(isListShown(last())).toBe(false)
    expect(box.move('next')).toBe(false)
  })

  it('walks in a circle and to both ends, each time in sight', async () => {
    const { box, page, type, last } = createBox()
    await type('one', results('/a', '/b', '/c'))
    const places = (['next', 'previous', 'previous', 'next', 'last', 'first'] as const).map((to) => {
      expect(box.move(to)).toBe(true)
      return last().active
    })
    expect(places).toEqual([1, 0, 2, 0, 2, 0])
    expect(page.reveal).toHaveBeenLastCalledWith(0)
  })

  it('follows the active option', async () => {
    const { box, page, type } = createBox()
    expect(box.open(false)).toBe(false)
    box.focus()
    await type('one', results('/a'))
    expect(box.open(true)).toBe(true)
    expect(page.follow.mock.calls).toEqual([[true]])
  })

  it('keeps an early Enter until its answer is there', async () => {
    const { box, page, write, reply } = createBox()
    box.focus()
    write('one')
    expect(box.open(false)).toBe(true)
    expect(page.follow).not.toHaveBeenCalled()
    await reply(results('/a'))
    expect(page.follow.mock.calls).toEqual([[false]])
  })

  it('forgets an early Enter when the reader types on, walks or leaves', async () => {
    const { box, page, write, type, reply } = createBox()
    box.focus()
    write('one')
    box.open(false)
    await type('one two', results('/a'))
    write('three')
    box.open(false)
    box.move('next')
    await reply(results('/b'))
    write('four')
    box.open(false)
    box.leave()
    await reply(results('/c'))
    expect(page.follow).not.toHaveBeenCalled()
  })

  it('does not take the Enter that ends a composition for an early one', async () => {
    const { box, page, reply } = createBox()
    box.focus()
    box.beginComposition()
    page.text = '多选'
    box.endComposition()
    expect(box.open(false)).toBe(true)
    await reply(results('/a'))
    expect(page.follow).not.toHaveBeenCalled()
  })

  it('makes the index ready while an input method is at work, and asks when it is done', async () => {
    const { box, page, engine } = createBox()
    page.text = 'duo'
    box.type(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(engine.start).toHaveBeenCalled()
    expect(engine.query).not.toHaveBeenCalled()
    page.text = '多选'
    box.endComposition()
    await vi.advanceTimersByTimeAsync(200)
    expect(engine.query.mock.calls).toEqual([['多选']])
  })

  it('empties the field with the first Escape and leaves with the second', async () => {
    const { box, page, type, last } = createBox()
    box.focus()
    await type('one', results('/a'))
    box.escape()
    expect(page.text).toBe('')
    expect(last()).toMatchObject({ isOpen: true, isFilled: false })
    expect(page.releaseFocus).not.toHaveBeenCalled()
    box.escape()
    expect(last().isOpen).toBe(false)
    expect(page.releaseFocus).toHaveBeenCalledOnce()
  })

  it('collapses when Tab goes on below the list, and opens again with the focus', async () => {
    const { box, page, type, last } = createBox()
    box.focus()
    await type('one', results('/a'))
    box.collapse()
    expect([isPopupShown(last()), isListShown(last())]).toEqual([true, false])
    expect(page.forget).toHaveBeenCalled()
    box.focus()
    expect(isListShown(last())).toBe(true)
  })

  it('stays closed when a composition ends because the reader goes elsewhere', async () => {
    const { box, page, reply, last } = createBox()
    box.focus()
    box.beginComposition()
    page.text = '多选'
    page.isFocused = false
    box.hide()
    box.endComposition()
    await reply(results('/a'))
    expect(isPopupShown(last())).toBe(false)
  })

  it('remembers where the reader was before it marks what was picked', async () => {
    const { box, page, type, last } = createBox()
    box.focus()
    await type('one', results('/a', '/b#c'))
    box.pick('/b#c')
    expect(page.remember.mock.calls).toEqual([[{ keywords: 'one', active: '/b#c' }]])
    expect(page.mark.mock.calls).toEqual([['/b#c']])
    expect(page.forget).not.toHaveBeenCalled()
    expect(last().isOpen).toBe(false)
  })

  it('comes back to the option the reader was at', async () => {
    const { box, page, last, answer } = createBox()
    box.focus()
    box.resume({ keywords: 'one', active: '/b' })
    await answer(results('/a', '/b'))
    expect(last()).toMatchObject({ isOpen: true, active: 1 })
    expect(page.reveal).toHaveBeenLastCalledWith(1)
  })

  it('does nothing when something outside is pressed while it is closed', () => {
    const { box, page } = createBox()
    box.leave()
    expect(page.draw).not.toHaveBeenCalled()
    box.focus()
    box.leave()
    expect(page.forget).toHaveBeenCalledOnce()
  })
})

const start: SearchStart = {
  tasks: [{ label: 'a task', link: '/task' }],
  browse: { label: 'all demos', link: '/browse' },
  words: { start: '', recent: '', clear: '', tasks: '', prop: '', unknown: '' },
}

function results(...links: string[]): LocaleResult {
  const hints = links.map((link): SearchHint => ({
    type: 'page',
    link,
    priority: 1,
    relevance: 1,
    thing: 'page',
    owner: '',
    highlightTitleTexts: [],
    highlightTexts: [],
    pageTitle: '',
  }))
  return {
    groups: links.length === 0 ? [] : [{ title: '', priority: 1, hints }],
    mode: 'all',
    total: links.length,
    unknown: [],
    alike: ['alike'],
  }
}

/** A search box whose page only records its calls. Answers arrive when the test says so. */
function createBox() {
  let resolve: ((result: LocaleResult) => void) | undefined
  const engine = {
    warm: vi.fn<() => void>(),
    start: vi.fn<() => void>(),
    query: vi.fn<(keywords: string) => Promise<LocaleResult>>(() => new Promise((done) => (resolve = done))),
    close: vi.fn<() => void>(),
  }
  const page = {
    text: '',
    isFocused: true,
    draw: vi.fn<SearchPage['draw']>(),
    reveal: vi.fn<SearchPage['reveal']>(),
    follow: vi.fn<SearchPage['follow']>(),
    readText: (): string => page.text,
    writeText: (text: string): void => {
      page.text = text
    },
    isFieldFocused: (): boolean => page.isFocused,
    focusField: vi.fn<() => void>(),
    releaseFocus: vi.fn<() => void>(),
    remember: vi.fn<SearchPage['remember']>(),
    readRecent: vi.fn<SearchPage['readRecent']>(() => ['earlier']),
    storeRecent: vi.fn<SearchPage['storeRecent']>(),
    clearRecent: vi.fn<() => void>(),
    forget: vi.fn<() => void>(),
    mark: vi.fn<SearchPage['mark']>(),
    report: vi.fn<SearchPage['report']>(),
  }
  const box = createSearchState(engine, page)
  const write = (text: string): void => {
    page.text = text
    box.type(false)
  }
  const answer = async (result: LocaleResult): Promise<void> => {
    resolve?.(result)
    await vi.advanceTimersByTimeAsync(0)
  }
  const reply = async (result: LocaleResult): Promise<void> => {
    await vi.advanceTimersByTimeAsync(200)
    await answer(result)
  }
  const type = async (text: string, result: LocaleResult): Promise<void> => {
    write(text)
    await reply(result)
  }
  const last = (): SearchLook => {
    const [look] = page.draw.mock.lastCall ?? []
    if (look === undefined) throw new Error('Nothing was drawn.')
    return look
  }
  return { box, page, engine, write, type, answer, reply, last }
}
