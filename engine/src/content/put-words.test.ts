import { describe, expect, it } from 'vitest'
import { listTexts } from './list-texts.ts'
import { putWords } from './put-words.ts'

/** The source with words in place, as readers see it, or with its lines kept as it runs. */
function localize(source: string, words: Record<string, string>, keepsLines = false): string {
  return putWords(source, listTexts('demo.tsx', source), new Map(Object.entries(words)), keepsLines)
}

describe('words in the place of texts', () => {
  it('stand in strings, lists and objects, with the quotes of the code', () => {
    expect(
      localize(`const lamps = ['Desk', { label: "Floor" }, 'A' + 'B']`, { Desk: '台灯', Floor: '落地灯', B: '乙' }),
    ).toBe(`const lamps = ['台灯', { label: "落地灯" }, 'A' + '乙']`)
  })

  it('stand in templates, where values may change places', () => {
    expect(localize('const a = `${n} of ${all} lamps`', { '${n} of ${all} lamps': '共 ${all} 盏，第 ${n} 盏' })).toBe(
      'const a = `共 ${all} 盏，第 ${n} 盏`',
    )
    expect(localize("const a = `plain ${f('x')}`", { x: '甲' })).toBe("const a = `plain ${f('甲')}`")
  })

  it('stand between tags, in one line where the text had several', () => {
    const source = '<p>\n  A long text\n  of two lines <b>and</b> {count}\n</p>'
    expect(localize(source, { 'A long text of two lines': '长文', and: '和' })).toBe(
      '<p>\n  长文 <b>和</b> {count}\n</p>',
    )
  })

  it('keep the numbers of lines where code runs', () => {
    const source = '<p>\n  A long text\n  of two lines\n</p>'
    const run = localize(source, { 'A long text of two lines': '长文' }, true)
    expect(run.split('\n')).toHaveLength(source.split('\n').length)
    expect(run.replaceAll(/\s+/g, ' ')).toBe('<p> 长文 </p>')
    const beforeValue = '<p>\n  A long\n  text {count}\n</p>'
    const kept = localize(beforeValue, { 'A long text': '长文' }, true)
    expect(kept.split('\n')).toHaveLength(4)
    expect(kept).toContain('长文 {count}')
  })

  it('leave no blank behind a mark that is as wide as a character', () => {
    expect(localize("<p>Value: <b>{x}</b> · new:{' '}\n<i /></p>", { 'Value:': '值：', '· new:': '· 新增：' })).toBe(
      '<p>值：<b>{x}</b> · 新增：\n<i /></p>',
    )
  })

  it('stand in attributes, and in braces where quotes or braces would end them', () => {
    expect(localize('<Lamp hint="Say" title="It" />', { Say: '说 "好"', It: '‘"\'’' })).toBe(
      `<Lamp hint='说 "好"' title={'‘"\\'’'} />`,
    )
    expect(localize('<p>Set</p>', { Set: '用 {a}' })).toBe("<p>{'用 {a}'}</p>")
  })

  it('stand in types and bare keys that list the same text', () => {
    const source = "type Seat = 'On' | 'Off now'\nconst tones: Record<Seat, string> = { On: 'ok', 'Off now': 'no' }"
    expect(localize(source, { On: '开', 'Off now': '关 了' })).toBe(
      "type Seat = '开' | '关 了'\nconst tones: Record<Seat, string> = { 开: 'ok', '关 了': 'no' }",
    )
    expect(localize('const a = { On: 1 }', { On: '打 开' })).toBe("const a = { '打 开': 1 }")
  })

  it('stand in comments, of the same kind, in lines of 80 columns', () => {
    const source = [
      '// One note',
      '// in two lines.',
      'const a = 1',
      '  /** Short. */',
      '  /* Block. */',
      '  const b = 2 // Behind.',
      '',
    ].join('\n')
    const words = {
      'One note in two lines.': '一条注释。'.repeat(9),
      'Short.': '甲乙丙丁，'.repeat(8) + '完。',
      'Block.': '块。',
      'Behind.': '后。',
    }
    expect(localize(source, words)).toBe(
      [
        `// ${'一条注释。'.repeat(7)}一条注`,
        '// 释。一条注释。',
        'const a = 1',
        '  /**',
        `   * ${'甲乙丙丁，'.repeat(7)}甲乙`,
        '   * 丙丁，完。',
        '   */',
        '  /* 块。 */',
        '  const b = 2 // 后。',
        '',
      ].join('\n'),
    )
    expect(localize(source, words, true)).toBe(source)
  })

  it('stay out of imports, directives, styles and what HTML reads', () => {
    const source = [
      "'on'",
      "import on from 'on'",
      `const a = <svg fill="on" style={{ fill: 'on' }} className="on"><style>on</style></svg>`,
    ].join('\n')
    expect(localize(source, { on: '开' })).toBe(source)
  })

  it('change nothing in code that does not compile', () => {
    expect(localize("const = 'On'", { On: '开' })).toBe("const = 'On'")
  })
})

describe('texts that need words', () => {
  it('are those that a reader certainly sees or hears', () => {
    const source = [
      'const options = [{ value: "on", label: "On" }]',
      'const a = <p title="Tip" id="p">Text {flag && "Yes"} {word === "key" ? "One" : `${n} Two`} {`/${n}`} 3</p>',
    ].join('\n')
    const shown = listTexts('demo.tsx', source).filter(({ isShown }) => isShown)
    expect(shown.map(({ key }) => key)).toEqual(['On', 'Tip', 'Text', 'Yes', 'One', '${n} Two'])
  })
})
