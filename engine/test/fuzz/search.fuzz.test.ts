import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnswerer } from '../../src/search/client/answer-request.ts'
import { createDemo, createMetadata, createProp, createRoute, createSection } from '../search/create-metadata.ts'
import { runCases } from './run-cases.ts'

const text = fc.oneof(
  fc.constantFrom(
    '',
    'Select',
    'maxCount',
    '多选 Multiple',
    '清除',
    '<b>&amp;</b>',
    '.*',
    '$&',
    '__proto__',
    'a'.repeat(3000),
    'Crème\u0301',
    '\u202e',
    '\ud83d',
    'שלום',
    'ｶﾞｷﾞ',
    '\0',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const link = fc.constantFrom('/', '/demo/multiple', '/demo/single', '/guide/forms')
const metadata = fc
  .record({
    routes: fc.array(
      fc.record({
        link,
        title: text,
        description: text,
        keywords: fc.array(text, { maxLength: 3 }),
        sections: fc.array(fc.tuple(text, text, text), { maxLength: 3 }),
        props: fc.array(fc.tuple(text, text), { maxLength: 3 }),
      }),
      { maxLength: 5 },
    ),
    demos: fc.array(fc.record({ id: text, route: link, title: text, description: text }), { maxLength: 3 }),
  })
  .map(({ routes, demos }) =>
    createMetadata({
      routes: routes.map(({ sections, props, ...route }) =>
        createRoute({
          ...route,
          sections: sections.map((one) => createSection(...one)),
          props: props.map((one) => createProp(...one)),
        }),
      ),
      demos: demos.map(createDemo),
    }),
  )
const keywords = fc.array(text, { maxLength: 6 }).map((all) => all.join(' '))

test(
  'a query is answered from the data of any site, with addresses of that site',
  () =>
    runCases('search queries', fc.tuple(metadata, keywords), ([data, query]) => {
      const answerer = createAnswerer()
      expect(answerer.answer({ id: 1, action: 'generate-metadata', payload: data })).toEqual({ id: 1, ok: true })
      const answer = answerer.answer({ id: 2, action: 'get-search-result', payload: { keywords: query } })
      expect(answer).toMatchObject({ id: 2, ok: true })
      const links = [...data.routes.map((route) => route.link), ...data.demos.map((demo) => demo.route)]
      const hints = 'result' in answer ? (answer.result?.groups ?? []).flatMap((group) => group.hints) : []
      for (const hint of hints) expect(links.some((known) => hint.link.startsWith(known))).toBe(true)
    }),
  1_200_000,
)

test('data and requests of any shape are answered, never thrown at the reader', () => {
  const payload = fc.oneof(
    fc.anything(),
    fc.record({ routes: fc.anything(), demos: fc.anything(), nav: fc.anything() }),
    fc.record({ routes: fc.array(fc.anything()), demos: fc.array(fc.anything()), nav: fc.array(fc.anything()) }),
  )
  const inputs = fc.tuple(
    payload,
    fc.anything(),
    fc.oneof(fc.constantFrom('generate-metadata', 'get-search-result'), fc.anything()),
  )
  return runCases('search data', inputs, ([data, message, action]) => {
    const answerer = createAnswerer()
    for (const request of [
      { id: 1, action: 'generate-metadata', payload: data },
      { id: 2, action: 'get-search-result', payload: { keywords: 'select' } },
      { id: 3, action, payload: data },
      message,
    ]) {
      const answer = answerer.answer(request)
      expect(typeof answer.ok).toBe('boolean')
      if (!answer.ok) expect(answer.error).not.toBe('')
    }
    answerer.warmUp()
  })
}, 1_200_000)
