import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { formatProblem } from '../node/format-problems.ts'
import { checkRules } from './check-rules.ts'

const scope = 'Put a class of the component in front of it, or set custom properties only.'
const local = 'Put the file into the site and name it by its path.'

describe('the stylesheets of a site', () => {
  it.each([
    ['body { display: none }', 1, 'body'],
    ['.lamp {}\n\n* { margin: 0 }', 3, '*'],
    ['.lamp,\nhtml body > main { color: red }', 1, 'html body > main'],
    [':root { --lamp: 1; font-size: 20px }', 1, ':root'],
    ['html[data-scheme] { color: red }', 1, 'html[data-scheme]'],
    ['/* {\n */ @media (width > 1px) {\n  a:hover { color: red }\n}', 3, 'a:hover'],
    ['@layer lamps { button, .lamp { color: red } }', 1, 'button'],
    [".lamp::after { content: '}' }\nh1 { color: red }", 2, 'h1'],
  ])('do not dress the page around the demos: %j', (css, line, selector) => {
    expect(check(css)).toEqual([
      `theme/lamp.css:${line}\n  The selector "${selector}" also dresses the page around the demos.\n  ${scope}`,
    ])
  })

  it.each([
    ':root { --lamp: light-dark(#fff, #000) }',
    '.lamp * { margin: 0 }\n#lamp a {}\n[data-lamp] { color: red }\nlamp-shade { color: red }',
    '.lamp { & a { color: red } body & { color: blue } }',
    '@keyframes glow { from { opacity: 0 } to { opacity: 1 } }\n@font-face { font-family: Lamp; src: url(lamp.woff2) }',
    ':is(.lamp, .bulb) > a { color: red }',
    '.lamp > :not(input, .shade, :has(input, textarea)) { color: red }',
    'html .lamp { color: red }',
    '/* body { color: red } https://example.org */',
    "@import './shade.css';\n.lamp { background: url('data:image/png;base64,//aa') }",
  ])('may dress what is theirs: %j', (css) => {
    expect(check(css)).toEqual([])
  })

  it.each([
    ['@import url(https://example.org/lamp.css);', 'https://example.org/lamp.css'],
    ["@import 'https://example.org/lamp.css';", 'https://example.org/lamp.css'],
    ['.lamp { background: url("//example.org/lamp.png") }', '//example.org/lamp.png'],
  ])('load nothing from another host: %j', (css, address) => {
    const what = `The stylesheet loads "${address}", but pages load nothing from another host.`
    expect(check(`.lamp {}\n${css}`)).toEqual([`theme/lamp.css:2\n  ${what}\n  ${local}`])
  })

  it('may dress the page when they belong to a package, which nobody here can change', () => {
    expect(check('body { margin: 0 }', 'node_modules/lamp-kit/lamp.css')).toEqual([])
  })
})

function check(css: string, file = 'theme/lamp.css'): string[] {
  const root = createFolder({ [file]: css })
  return checkRules({ styles: [join(root, file)], islands: {}, root }).map(formatProblem)
}
