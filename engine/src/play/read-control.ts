import type { ApiReference } from '../model/api.ts'
import type { PlayControl } from '../model/play.ts'

/** Names of React for what can be drawn. A text can be drawn. */
const drawn = /^(?:React\.)?(?:ReactNode|ReactText)$/

/** A helper type that names itself, or a very long way of names, ends here. */
const deepest = 6

/** Finds out from a type which control sets it. Names of helper types are looked up in the reference. */
export function readControl(type: string, types: ApiReference['types']): PlayControl {
  const found = { literals: new Set<string>(), number: false, text: false, other: false }
  take(type, 0)
  return { ...found, literals: [...found.literals] }

  function take(text: string, depth: number): void {
    for (const part of splitUnion(text)) {
      const alias = depth < deepest ? (readAlias(part, types) ?? openParentheses(part)) : undefined
      if (part === 'undefined' || part === 'null' || part === '') continue
      if (part === 'boolean') {
        found.literals.add('true')
        found.literals.add('false')
      } else if (isLiteral(part)) found.literals.add(part)
      else if (part === 'number') found.number = true
      else if (part === 'string') found.text = true
      else if (drawn.test(part)) {
        found.text = true
        found.other = true
      } else if (alias === undefined) found.other = true
      else take(alias, depth + 1)
    }
  }
}

/** The parts of a union at its top: not those inside of brackets or texts. */
export function splitUnion(type: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let at = 0; at < type.length; at++) {
    const sign = type.charAt(at)
    if (quote !== '') {
      if (sign === '\\') at++
      else if (sign === quote) quote = ''
    } else if (/['"`]/.test(sign)) quote = sign
    else if (/[([{<]/.test(sign)) depth++
    // The arrow of a function closes nothing.
    else if (/[)\]}]/.test(sign) || (sign === '>' && type.charAt(at - 1) !== '=')) depth--
    else if (depth === 0 && sign === '|') {
      parts.push(type.slice(start, at))
      start = at + 1
    }
    // What comes behind an arrow at the top is the function's own result.
    if (depth === 0 && quote === '' && sign === '>' && type.charAt(at - 1) === '=') break
  }
  parts.push(type.slice(start))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function isLiteral(part: string): boolean {
  return /^(?:true|false|-?\d+(?:\.\d+)?|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")$/.test(part)
}

/** What a helper type stands for, when it is another name for a union. Undefined for objects and functions. */
function readAlias(name: string, types: ApiReference['types']): string | undefined {
  if (!/^\w+$/.test(name) || !Object.hasOwn(types, name)) return undefined
  const [, body] = /^type \w+ = ([\s\S]+)$/.exec(types[name]?.fullText ?? '') ?? []
  return body === undefined || body.startsWith('{') ? undefined : body
}

/** What stands in parentheses that only hold a union together. Those of a function, a list or a lone part stay. */
function openParentheses(part: string): string | undefined {
  const inner = part.startsWith('(') && part.endsWith(')') ? part.slice(1, -1) : ''
  return splitUnion(inner).length > 1 && !inner.includes(')') ? inner : undefined
}
