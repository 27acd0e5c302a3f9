import { describe, expect, it } from 'vitest'
import { enUs } from '../../i18n/en-us.ts'
import { zhCn } from '../../i18n/zh-cn.ts'
import type { CompileProblem, Refused, TryFailure } from '../../model/try.ts'
import { describeFailure, describeMistake, describeRefusal } from './describe-problem.client.ts'

const words = enUs.try
const at = { file: 'lamp.tsx', line: 3 }

describe('what is wrong before anything runs', () => {
  it.each<[CompileProblem, string]>([
    [{ ...at, column: 7, kind: 'syntax', text: 'Unexpected token' }, 'This cannot be read as code: Unexpected token.'],
    [
      { ...at, kind: 'unknown', text: 'lodash' },
      '“lodash” cannot be imported here. Available are react, lamp-kit, and the files of this demo.',
    ],
    [{ ...at, kind: 'long', text: '200001' }, 'The file has 200001 characters; at most 200000 can be run.'],
  ])('%s', (problem, text) => {
    const said = describeMistake(problem, words, ['react', 'react/jsx-runtime', 'lamp-kit'])
    expect(said).toEqual({ text, ...at, ...(problem.column === undefined ? {} : { column: 7 }) })
  })
})

describe('what fails while it runs', () => {
  it.each<[Pick<TryFailure, 'phase' | 'name' | 'text'>, string]>([
    [{ phase: 'import', name: 'Error', text: 'no' }, 'The code threw while it was loaded. Error: no'],
    [
      { phase: 'empty', name: '', text: '' },
      'The file has no component as its default export, so there is nothing to show.',
    ],
    [
      { phase: 'render', name: 'TypeError', text: 'no' },
      'The component threw while it was drawn or in an effect. TypeError: no',
    ],
    [{ phase: 'event', name: '', text: 'thrown text' }, 'An event or a timer threw. thrown text'],
    [{ phase: 'promise', name: 'Error', text: 'no' }, 'A promise was rejected and nobody caught it. Error: no'],
    [
      { phase: 'loop', name: 'EndlessError', text: '' },
      'Stopped: the code ran for more than 1.5 seconds without a pause. Does a loop or a recursion never end?',
    ],
    [
      { phase: 'renders', name: 'Error', text: '' },
      'Stopped: the component draws itself again and again. Does an effect set state each time?',
    ],
    [
      { phase: 'render', name: 'SecurityError', text: 'no' },
      'The component threw while it was drawn or in an effect. Edited code runs in a closed frame: it has no storage, no cookies and no access to this page. SecurityError: no',
    ],
    [
      { phase: 'render', name: 'RangeError', text: 'Maximum call stack size exceeded' },
      'The component threw while it was drawn or in an effect. RangeError: Maximum call stack size exceeded. Too deep or too large: a recursion without an end, or more memory than there is.',
    ],
    [
      { phase: 'render', name: 'Error', text: 'Minified React error #31; visit https://react.dev/errors/31' },
      'The component threw while it was drawn or in an effect. React: an object is not something that can be drawn. Draw its texts, or a list of elements.',
    ],
    [
      { phase: 'render', name: 'Error', text: 'Minified React error #999; visit https://react.dev/errors/999' },
      'The component threw while it was drawn or in an effect. Minified React error #999; visit https://react.dev/errors/999',
    ],
  ])('%s', (failure, text) => {
    expect(describeFailure({ ...failure, ...at }, words)).toEqual({ text, ...at })
  })

  it('is said without a place where none is known', () => {
    expect(describeFailure({ phase: 'empty', name: '', text: '' }, zhCn.try)).toEqual({
      text: '文件没有默认导出组件，因此没有可显示的内容。',
    })
  })
})

it.each<[Refused, string, string]>([
  ['network', 'https://example.org/', 'Edited code has no network. Refused: https://example.org/.'],
  ['window', 'open', 'Edited code cannot open windows or other pages. Refused: open.'],
  ['dialog', 'alert', 'Edited code cannot open dialogs of the browser. Refused: alert().'],
  ['document', 'write', 'Edited code cannot rewrite its document. Refused: document.write().'],
  ['form', 'submit', 'Edited code cannot send forms: call preventDefault() in the event of the form.'],
])('what is refused is named: %s', (what, text, sentence) => {
  expect(describeRefusal(what, text, words)).toEqual({ text: sentence })
})
