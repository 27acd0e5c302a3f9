import { createElement, type ReactElement } from 'react'

const breaks = {
  /** Inside a name, where a word starts: `defaultActive·First·Option`. */
  words: /(?<=[a-z])(?=[A-Z])/,
  /** In a type or a value, behind `<` and a dot. */
  signs: /(?<=[<.])(?=\w)/,
}

/** Code in a narrow column, which may break at the places named. */
export function BreakableCode({ text, at }: { text: string; at: keyof typeof breaks }): ReactElement {
  const [first = '', ...rest] = text.split(breaks[at])
  return createElement('code', null, first, ...rest.flatMap((part) => [createElement('wbr'), part]))
}
