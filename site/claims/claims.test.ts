import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkClaims, type Page } from './check-claims.ts'
import { findPassages } from './find-passages.ts'
import { loadEvidence } from './load-evidence.ts'
import { readClaims } from './read-claims.ts'
import { type Proof, readProofs } from './read-proofs.ts'
import type { Evidence } from './resolve-proof.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('what the pages say without exception is proved, and every proof is there', () => {
  const shared = readProofs(root, 'site/claims/proofs/shared.yml')
  expect(checkClaims(readClaims(root), shared, loadEvidence(root))).toEqual([])
})

test('each file of proofs belongs to a page', () => {
  const files = readdirSync(`${root}site/claims/proofs`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yml') && path !== 'shared.yml')
    .map((path) => `site/claims/proofs/${path.replaceAll('\\', '/')}`)
  const read = new Set(readClaims(root).flatMap(({ proofs }) => proofs.map(({ file }) => file)))
  expect(files.filter((file) => !read.has(file))).toEqual([])
})

const evidence: Evidence = {
  tests: new Map([['e2e/demos/lamp.spec.ts', ['the lamp is lit', 'Escape changes nothing']]]),
  facts: { keys: { single: { Enter: ['opens'], Esc: [] }, tags: { Enter: ['adds', 'opens'] } } },
  tables: ['all-keys'],
  rows: ['Lamp.bulb'],
}

const proof = (id: string, ...sources: string[]): Proof => ({ id, file: 'proofs/lamp.yml', line: 3, sources })
const page = (text: string, locale = 'en-US', isJoined = false): Page => ({
  file: `${locale}/lamp.md`,
  locale,
  text,
  isJoined,
})
const check = (pages: Page[], proofs: Proof[] = [], shared: Proof[] = []) =>
  checkClaims([{ pages, proofs }], shared, evidence)

test('a sentence that leaves no exception and has no proof is told with its page and line', () => {
  expect(check([page('A lamp.\n\nIt is blue. It never burns out.')])).toEqual([
    'en-US/lamp.md:3: nothing proves "It never burns out.". Write <!-- proof: id --> behind it, or say it without the word that leaves no exception.',
  ])
  expect(check([page('灯是蓝的。它从不烧坏。', 'zh-CN')])).toEqual([
    'zh-CN/lamp.md:1: nothing proves "它从不烧坏。". Write <!-- proof: id --> behind it, or say it without the word that leaves no exception.',
  ])
})

test('a mark proves what stands before it in its paragraph, item or row, and no more', () => {
  const lit = proof('lit', 'e2e/demos/lamp.spec.ts › the lamp is lit')
  expect(check([page('It never burns out. It is always lit.<!-- proof: lit -->')], [lit])).toEqual([])
  expect(check([page('It is always lit.<!-- proof: lit --> It never burns out.')], [lit])).toEqual([
    'en-US/lamp.md:1: nothing proves "It never burns out.". Write <!-- proof: id --> behind it, or say it without the word that leaves no exception.',
  ])
  expect(
    check([page('- It is lit.<!-- proof: lit -->\n- Only blue.\n\n| always | lit<!-- proof: lit --> |')], [lit]),
  ).toEqual([
    'en-US/lamp.md:2: nothing proves "- Only blue.". Write <!-- proof: id --> behind it, or say it without the word that leaves no exception.',
  ])
  expect(check([page('---\ndescription: "Always lit: yes." # proof: lit\n---\n')], [lit])).toEqual([])
})

test('advice is marked with its reason, and what is no sentence of the page needs no mark', () => {
  expect(check([page('Always name it.<!-- no claim: advice -->')])).toEqual([])
  const silent = [
    '## It never ends {#never}',
    '```ts\n// never\n```',
    '<!-- facts: keys -->\n| always |\n<!-- /facts -->',
    '- [Lamps](/lamp): everything about them',
    'Write `never`, see [Why it never ends](/lamp). A read-only lamp.',
    '能不能选多个？首页有只读的灯。',
  ]
  expect(silent.flatMap((text) => findPassages(text)).flatMap(({ open }) => open)).toEqual([])
})

test('each passage of a page says how it is known, or it is told with its line', () => {
  const loose = (text: string) => check([page(text, 'en-US', true)]).map((told) => told.replace(/: nothing.*/, ''))
  expect(check([page('Lit.<!-- no claim: advice -->\n\nIt is blue.\nAnd old.', 'en-US', true)])).toEqual([
    'en-US/lamp.md:3: nothing says how this is known: "It is blue. And old.". Write <!-- proof: id --> behind it, <!-- no claim: the reason --> where it says nothing of the library, or one of them alone on the line above its list or table.',
  ])
  expect(
    loose('---\ndescription: Lit.\n---\n\n- One\n\n  Two<!-- no claim: x -->\n- Three\n\n| a |\n| :--- |\n| b |'),
  ).toEqual(['en-US/lamp.md:2', 'en-US/lamp.md:5', 'en-US/lamp.md:8', 'en-US/lamp.md:12'])
  const free = '## Lit\n\n- [Lamps](/lamp): lit\n\n- ::island{name="lamp" still}\n\n  [Lit](/lamp)\n\n```sh\nlit\n```\n'
  expect(loose(free)).toEqual([])
  expect(check([page('It is blue.')])).toEqual([])
})

test('a mark alone on the line above a list or a table covers all of it, and no more', () => {
  const loose = (text: string) =>
    check([page(text, 'en-US', true)]).map((told) => told.replaceAll(/^en-US.lamp.md:|: (?:nothing|"<).*/g, ''))
  const mark = '<!-- no claim: advice -->'
  expect(loose(`${mark}\n| Lamp | Lit |\n| --- | --- |\n| a | always |\n| b | never |\n\n| c |`)).toEqual(['7'])
  expect(loose(`${mark}\n- a\n  goes on\n\n  - b\n\n      c\n- d\nwrapped\n\nBehind.\n- e`)).toEqual(['11', '12'])
  expect(loose(`${mark}\n- a\n\n  \`\`\`\n  x\n  \`\`\`\n\n- b\n1. c\n\n## d\n\n- e`)).toEqual(['9', '13'])
  expect(loose(`1. a${mark}\n\n   ${mark}\n   - b\n   - c\n2. d`)).toEqual(['6'])
  expect(loose(`Above:\n${mark}\n- a`)).toEqual(['1'])
  const lit = proof('lit', 'e2e/demos/lamp.spec.ts › the lamp is lit')
  expect(check([page('<!-- proof: lit -->\n- It is always lit.\n- Never blue.')], [lit])).toEqual([])
})

test('a mark that covers nothing is told', () => {
  expect(check([page(`A lamp.\n\n<!-- no claim: advice -->\n\n- It is lit.`)])).toEqual([
    'en-US/lamp.md:3: "<!-- no claim: advice -->" belongs to nothing. Write it behind a sentence, or directly above a list or a table.',
  ])
})

test('a mark that is written in another way is told', () => {
  expect(check([page('Always lit.<!-- proof lit -->')])).toEqual([
    'en-US/lamp.md:1: "<!-- proof lit -->" is no mark. Write <!-- proof: id, id --> or <!-- no claim: the reason -->.',
  ])
})

test('an id that leads nowhere is told with the nearest one', () => {
  const lit = proof('is-lit', 'e2e/demos/lamp.spec.ts › the lamp is lit')
  expect(check([page('Lit.<!-- proof: is-lot, is-lit -->')], [lit])).toEqual([
    'en-US/lamp.md:1: there is no proof "is-lot". Did you mean "is-lit"?',
  ])
})

test('both languages of a page name the same proofs, and each proof is named', () => {
  const lit = proof('lit', 'e2e/demos/lamp.spec.ts › the lamp is lit')
  expect(check([page('Lit.<!-- proof: lit -->'), page('亮。', 'zh-CN')], [lit])).toEqual([
    'en-US/lamp.md:1: the page in zh-CN does not name the proof "lit". Write it there too.',
  ])
  expect(check([page('Lit.'), page('亮。', 'zh-CN')], [lit])).toEqual([
    'proofs/lamp.yml:3: en-US/lamp.md does not name the proof "lit". Delete it, or name it.',
  ])
  expect(check([page('Lit.')], [], [lit])).toEqual([
    'proofs/lamp.yml:3: no page names the proof "lit". Delete it, or name it.',
  ])
})

test('each source of a proof is looked up: a test, a fact with its value, a row of the reference', () => {
  const told = (source: string) =>
    check([page('Lit.<!-- proof: lit -->')], [proof('lit', source)]).map((line) =>
      line.replace('proofs/lamp.yml:3: ', ''),
    )
  for (const source of [
    'e2e/demos/lamp.spec.ts › Escape changes nothing',
    'fact all-keys',
    'fact keys › single › Enter = opens',
    'fact keys › * › Enter',
    'fact keys › single › Esc = nothing',
    'api Lamp.bulb',
  ])
    expect(told(source)).toEqual([])
  expect(told('the lamp is lit')).toEqual([
    '"the lamp is lit" names no proof. Write "file › title of a test", "fact name › cell = value" or "api Table.row".',
  ])
  expect(told('e2e/demos/lamb.spec.ts › the lamp is lit')).toEqual([
    'There is no file of tests "e2e/demos/lamb.spec.ts". Did you mean "e2e/demos/lamp.spec.ts"?',
  ])
  expect(told('e2e/demos/lamp.spec.ts › the lamp is lid')).toEqual([
    '"e2e/demos/lamp.spec.ts" has no test "the lamp is lid". Did you mean "the lamp is lit"?',
  ])
  expect(told('fact keys › singel › Enter')).toEqual([
    'There is no fact "keys › singel › Enter": nothing is called "singel". Did you mean "single"?',
  ])
  expect(told('fact keys › * › Enter = opens')).toEqual([
    'The fact "keys › * › Enter" is "adds, opens", not "opens". Read the sentence again.',
  ])
  expect(told('api Lamp.bulp')).toEqual(['There is no row "Lamp.bulp" in the reference. Did you mean "Lamp.bulb"?'])
})
