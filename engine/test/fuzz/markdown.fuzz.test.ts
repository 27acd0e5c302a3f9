import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { renderText } from '../render-text.ts'
import { mutateText } from './mutate-text.ts'
import { runCases } from './run-cases.ts'

const folders = ['../../../site/content/', '../fixtures/'].map((path) => new URL(path, import.meta.url).pathname)
const pages = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)

const pieces = [
  ':',
  '::',
  ':::',
  '::::',
  '::::::',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '|',
  '`',
  '```',
  '~~~',
  '*',
  '_',
  '~~',
  '\\',
  '![',
  '\n',
  '\n\n',
  '\n\n\n',
  '\t',
  '    ',
  '> ',
  '- ',
  '1. ',
  '# ',
  '###### ',
  '---',
  '| - |\n',
  '<!--',
  '-->',
  '&amp;',
  '&#0;',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '[x](javascript:alert(1))',
  '[x]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](data:text/html,x)',
  '](//evil.example)',
  '{onclick="alert(1)"}',
  '{style="x"}',
  '{id="__proto__"}',
  '{#a}',
  '{.b}',
  '{"',
  '="',
  '{prefetch=render}',
  '{#dimmer}',
  ':::tab[x]',
  ':::tab',
  ':::info',
  ':::steps',
  ':::code-group',
  ':::hero',
  ':::beside',
  ':::fold[x]',
  ':::each{of="x"}',
  '::demo{id="dimmer"}',
  '::api{id="Lamp"}',
  ':prop[Lamp.x]',
  ':kbd[Enter]',
  '::file{src="theme/lamp.css"}',
  ':::atom{type="COMPONENT"}',
  '```tsx {1-9999999}',
  '```diff',
  '```json\n{"componentName": "script"}\n```',
  '\0',
  '\u202e',
  '\ufeff',
  '\ud83d',
  '灯',
  '𠮷',
]

test(
  'a real page with anything done to it ends as a tree that runs nothing, and each problem has its place',
  () => runCases('markdown', mutateText(pages, pieces), checkPage),
  1_200_000,
)

const attribute = fc
  .tuple(
    fc.constantFrom(
      'id',
      'type',
      'tone',
      'src',
      'of',
      'of="x" of',
      'title',
      'part',
      'lines',
      'width',
      'onclick',
      '__proto__',
      'constructor',
      'style',
      '#',
      '.',
      'background',
      'demo',
      'data',
    ),
    fc.constantFrom('=', '="', "='", '', ' = '),
    fc.oneof(
      fc.constantFrom(
        'dimmer',
        'Lamp',
        'theme/lamp.css',
        '../../etc/passwd',
        '/etc/passwd',
        'javascript:alert(1)',
        '"><script>',
        'red;position:fixed',
        '-1',
        '1e309',
        'NaN',
        '\0',
      ),
      fc.string({ maxLength: 12 }),
    ),
    fc.constantFrom('"', "'", ''),
  )
  .map((parts) => parts.join(''))
const names = [
  'api',
  'atom',
  'badge',
  'info',
  'warning',
  'code-group',
  'demo',
  'demo-index',
  'each',
  'file',
  'find-heading',
  'fold',
  'grid',
  'hero',
  'beside',
  'island',
  'kbd',
  'picture',
  'prop',
  'replay',
  'steps',
  'tab',
  'value',
  'constructor',
  '__proto__',
]
const directive = fc
  .record({
    colons: fc.constantFrom(':', '::', ':::', '::::'),
    name: fc.constantFrom(...names),
    label: fc.oneof(
      fc.constant(''),
      fc.constantFrom('[x]', '[]', '[Lamp.on]', '[`a`]', '[<b>]', '[dimmer', '[a|b]'),
      fc.string({ maxLength: 10 }).map((text) => `[${text}]`),
    ),
    attributes: fc.array(attribute, { maxLength: 4 }),
    inside: fc.constantFrom(
      '',
      '\nx\n',
      '\n```json\n{"componentName":"Lamp","props":{"dangerouslySetInnerHTML":{"__html":"<b>"}}}\n```\n',
      '\n- a\n- b\n',
      '\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    ),
  })
  .map(
    ({ colons, name, label, attributes, inside }) =>
      `${colons}${name}${label}{${attributes.join(' ')}}${inside}${colons.length > 2 ? colons : ''}`,
  )

test(
  'a directive with any label and attributes does no harm and is told about by its line',
  () =>
    runCases(
      'directives',
      fc.array(directive, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n\n')),
      checkPage,
    ),
  1_200_000,
)

/** What a sentence says when its value was forgotten. Some pages speak of such values themselves. */
const saysNothing = /undefined|\[object|NaN/

async function checkPage(text: string): Promise<void> {
  const { content, problems } = await renderText(text)
  const last = text.split(/\r\n?|\n/).length
  for (const { file, line, what, mend } of problems) {
    expect(file).toBe('content/en/lamp.md')
    expect(line).toBeGreaterThan(0)
    expect(line).toBeLessThanOrEqual(last)
    if (!saysNothing.test(text)) expect(`${what} ${mend}`).not.toMatch(saysNothing)
  }
  const trees = [
    content.tree,
    ...content.tabs.map((tab) => tab.tree),
    ...Object.values({ ...content.hero, source: undefined }),
  ]
  const links = new Set(content.links.map(({ href }) => href))
  for (const tree of trees) if (tree !== undefined) checkTree(tree, links)
  expect(Object.keys(Object.prototype)).toEqual([])
}

/** Elements that Markdown and directives become. Nothing else may come out of a text. */
const known =
  /^(v-[a-z-]+|a|blockquote|br|code|del|div|em|h[1-6]|hr|img|input|kbd|li|mark|ol|p|pre|section|span|strong|sup|table|tbody|td|th|thead|tr|ul)$/

function checkTree(tree: Root, links: ReadonlySet<string>): void {
  visit(tree, (node) => {
    expect(node.type, 'HTML of a writer is never put in as it is').toMatch(/^(root|element|text)$/)
    if (node.type === 'element') checkElement(node, links)
  })
}

function checkElement({ tagName, properties }: Element, links: ReadonlySet<string>): void {
  expect(tagName).toMatch(known)
  expect(Object.keys(properties).filter((name) => /^(on|style$|srcdoc$|dangerously)/i.test(name))).toEqual([])
  // The build refuses a page for such a link, so it has to be in the list that is checked.
  const href = properties['href'] ?? ''
  if (/^[\s\0]*(javascript|vbscript|data):/i.test(href))
    expect([...links].map((link) => encodeURI(link.toWellFormed()))).toContain(encodeURI(decodeURI(href)))
  const html = properties['html']
  if (typeof html === 'string') expect(html.replaceAll(/<\/?(span|mark)( class="[\w -]*")?>/g, '')).not.toMatch(/[<>]/)
}
