import { samples } from './samples.tsx'
// oxlint-disable-next-line import/default -- With this query a module is the text of its file.
import source from './samples.tsx?raw'

/** A value that can be chosen for a property, and the expression that gives it. */
interface Sample {
  value: unknown
  code: string
}

/** Samples by property and id. */
export type Samples = Readonly<Record<string, Readonly<Record<string, Sample>>>>

/** Reads the code of the samples from the text of their file: what begins four columns in, below a name two columns in. */
function readSamples(text: string, values: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Samples {
  return Object.fromEntries(
    Object.entries(values).map(([name, own]) => {
      const [, block = ''] = new RegExp(`\\n  ${name}: \\{\\n([\\s\\S]*?)\\n  \\},\\n`).exec(text) ?? []
      const entries = Object.entries(own).map(([id, value]): [string, Sample] => {
        const [, code = ''] = new RegExp(`(?:^|\\n)    ${id}: ([\\s\\S]*?),(?:\\n {4}\\w|$)`).exec(block) ?? []
        return [id, { value, code: cutIndent(code) }]
      })
      return [name, Object.fromEntries(entries)]
    }),
  )
}

/** The samples of this site. */
export const ownSamples: Samples = readSamples(source, samples)

/** Parentheses around elements of several lines are for the file only. */
function cutIndent(code: string): string {
  const text = code.replaceAll(/\n {4}/g, '\n')
  const [, inner] = /^\(\n {2}([\s\S]*)\n\)$/.exec(text) ?? []
  return inner === undefined ? text : inner.replaceAll(/\n {2}/g, '\n')
}
