import { describe, expect, it } from 'vitest'
import { openFixture, resolveFixture, type SiteFiles } from '../../test/open-fixture.ts'
import { formatProblem } from '../node/format-problems.ts'
import { readDemos } from './read-demos.ts'

const dimmer = [
  "import { bulbs } from './shared/bulbs.ts'",
  'export default () => <p title="Dim">Brightness: {`${bulbs.length} bulbs`}</p>',
  '',
].join('\n')
const words = "Dim: 调暗\n'Brightness:': 亮度：\n'${bulbs.length} bulbs': 共 ${bulbs.length} 种\n"

function read(files: SiteFiles): { texts: Record<string, string>; problems: string[] } {
  const { demos, problems } = readDemos(resolveFixture(openFixture('lamps', { 'demos/dimmer.tsx': dimmer, ...files })))
  const [demo] = demos
  return {
    texts: Object.fromEntries((demo?.versions['zh-CN'] ?? []).map(({ name, source }) => [name, source])),
    problems: problems.map(formatProblem),
  }
}

describe('a demo with words for a locale', () => {
  it('has a version of all its files, with their own words and those that demos share', () => {
    const { texts, problems } = read({
      'demos/zh-CN.yml': 'LED: 发光二极管\nDim: 不用\n',
      'demos/zh-CN/dimmer.yml': words,
      'demos/zh-CN/shared/bulbs.yml': 'Halogen: 卤素灯\n',
    })
    expect(problems).toEqual([])
    expect(texts['dimmer.tsx']?.split('\n')[1]).toBe(
      'export default () => <p title="调暗">亮度：{`共 ${bulbs.length} 种`}</p>',
    )
    expect(texts['shared/bulbs.ts']).toBe("export const bulbs = ['卤素灯', '发光二极管']\n")
  })

  it('has none where it has no words of its own', () => {
    expect(read({ 'demos/zh-CN/shared/bulbs.yml': 'LED: 发光二极管\n' })).toEqual({ texts: {}, problems: [] })
  })

  it('says which texts have no words, which words have no text, and which value is unknown', () => {
    expect(
      read({ 'demos/zh-CN/dimmer.yml': "Dimm: 调暗\n'${bulbs.length} bulbs': 共 ${bulb.length} 种\n" }).problems,
    ).toEqual([
      'demos/zh-CN/dimmer.yml:1\n  The code holds no text "Dimm".\n  Did you mean "Dim"?',
      'demos/zh-CN/dimmer.yml:2\n  The words for "${bulbs.length} bulbs" hold "${bulb.length}", which that text does not.\n  Did you mean "${bulbs.length}"?',
      'demos/dimmer.tsx:2\n  The text "Dim" has no words in zh-CN.\n  Write them into demos/zh-CN/dimmer.yml, or the same text again where it is the same in both languages.',
      'demos/dimmer.tsx:2\n  The text "Brightness:" has no words in zh-CN.\n  Write them into demos/zh-CN/dimmer.yml, or the same text again where it is the same in both languages.',
    ])
  })

  it('says which shared words no demo needs', () => {
    expect(read({ 'demos/zh-CN.yml': 'LEDs: 灯\n', 'demos/zh-CN/dimmer.yml': words }).problems).toEqual([
      'demos/zh-CN.yml:1\n  No demo holds the text "LEDs".\n  Did you mean "LED"?',
    ])
  })

  it('says which files of words are never read', () => {
    expect(
      read({
        'demos/zh-CN/dimer.yml': words,
        'demos/zh-CN/dimmer.yaml': words,
        'demos/zh/dimmer.yml': words,
      }).problems,
    ).toEqual([
      'demos/zh-CN/dimer.yml:1\n  There is no demo file "dimer" for these words.\n  Did you mean "dimmer"?',
      'demos/zh-CN/dimmer.yaml:1\n  The words of this file are not read.\n  Name it .yml.',
      'demos/zh/dimmer.yml:1\n  The words of this file are for "zh", which is no locale that docs.config.ts names.\n  Use one of: en-US, zh-CN.',
    ])
  })

  it('says what is wrong in a file of words', () => {
    expect(read({ 'demos/zh-CN/dimmer.yml': `${words}Dim: 再来\n` }).problems[0]).toBe(
      'demos/zh-CN/dimmer.yml:4\n  The file is not YAML: Map keys must be unique.\n  Keep one of them.',
    )
  })
})
