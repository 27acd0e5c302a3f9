import { createElement, type ReactElement } from 'react'

const breaks = {
  /** Between the words of a name, at the dots: `defaultActive·First·Option`. */
  words: /(?<=[a-z])(?=[A-Z])/,
  /** In a type or a value, after `<` and after a dot. */
  signs: /(?<=[<.])(?=\w)/,
}

/** So many letters stand in the narrowest column, on the narrowest screen. */
const short = 20

/** Code for a narrow column. Its lines may break at the places that `at` names. */
export function BreakableCode({ text, at }: { text: string; at: keyof typeof breaks }): ReactElement {
  const [first = '', ...rest] = text.length <= short ? [text] : text.split(breaks[at])
  return createElement('code', null, first, ...rest.flatMap((part) => [createElement('wbr'), part]))
}
