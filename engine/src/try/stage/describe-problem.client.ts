import type { CompileProblem, Refused, TryFailure, TryWords } from '../../model/try.ts'
import { fillWords } from '../../shared/fill-words.ts'

/** What is said of a problem, and where in the edited source it is. */
export interface Said {
  text: string
  file?: string
  line?: number
}

/** Characters that a file may have; the compiler knows the same number. */
const mostCharacters = 200_000

/** What is wrong before anything runs. */
export function describeMistake(
  { file, line, column, kind, text }: CompileProblem,
  words: TryWords,
  packages: readonly string[],
): Said & { column?: number } {
  const sentences = {
    syntax: fillWords(words.syntax, { text }),
    unknown: fillWords(words.unknown, { name: text, packages: packages.filter(isForPeople).join(', ') }),
    long: fillWords(words.long, { count: text, most: String(mostCharacters) }),
  }
  return { text: sentences[kind], file, line, ...(column === undefined ? {} : { column }) }
}

/** What JSX becomes is imported by the compiler, and by nobody else. */
export function isForPeople(name: string): boolean {
  return name !== 'react/jsx-runtime'
}

/** What has failed while it ran. */
export function describeFailure(failure: TryFailure, words: TryWords): Said {
  const { phase, name, text, file, line } = failure
  const sentences: Record<TryFailure['phase'], string> = {
    import: words.failedImport,
    empty: words.failedEmpty,
    render: words.failedRender,
    event: words.failedEvent,
    promise: words.failedPromise,
    loop: words.failedLoop,
    renders: words.failedRenders,
  }
  const said = [sentences[phase], explain(name, text, words)].filter((part) => part !== '').join(' ')
  return { text: said, ...(file === undefined || line === undefined ? {} : { file, line }) }
}

/** What a browser or React says, with what it means here where that is not plain. */
function explain(name: string, text: string, words: TryWords): string {
  const number = /Minified React error #(\d+)/.exec(text)?.[1]
  if (number !== undefined) return words.react[number] ?? text
  const own = name === '' || text === '' ? text : `${name}: ${text}`
  if (name === 'SecurityError') return `${words.failedStorage} ${own}`
  if (name === 'RangeError' || name === 'InternalError') return `${own}. ${words.failedDepth}`
  return own
}

/** What the frame did not let the code do. */
export function describeRefusal(what: Refused, text: string, words: TryWords): Said {
  const sentences: Record<Refused, string> = {
    network: words.refusedNetwork,
    window: words.refusedWindow,
    dialog: words.refusedDialog,
    document: words.refusedDocument,
    form: words.refusedForm,
  }
  return { text: fillWords(sentences[what], { name: text }) }
}
