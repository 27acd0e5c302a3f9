/** A piece of code with the class that colours it; without one it has the colour of text. `prop` is the name of an attribute. */
export interface CodePiece {
  text: string
  className?: string
  prop?: string
}

const patterns: readonly [kind: string, pattern: string][] = [
  ['c-comment', String.raw`//[^\n]*|/\*[\s\S]*?\*/`],
  ['c-string', String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\]|\\\\.)*`'],
  ['c-keyword', String.raw`\b(?:import|from|export|default|function|return|const|let|new|if|else|type|await|async)\b`],
  ['c-constant', String.raw`\b(?:true|false|null|undefined|\d[\d_.]*)\b|(?<=</?)[A-Za-z][\w.]*`],
  ['prop', String.raw`(?<=\n +)[\w-]+(?==[{"]|\n)|(?<=<\w+ [^\n>]*)\b[\w-]+(?==[{"]| [\w/])`],
  ['c-function', String.raw`\b[A-Za-z]\w*(?=\()`],
]

const every = new RegExp(patterns.map(([, pattern]) => `(${pattern})`).join('|'), 'g')

/**
 * Colours code that a playground has written: enough for its few forms, and far less than a highlighter. All pieces
 * together are the code again.
 */
export function colorCode(code: string): CodePiece[] {
  const pieces: CodePiece[] = []
  let last = 0
  for (const match of code.matchAll(every)) {
    const [text] = match
    if (match.index > last) pieces.push({ text: code.slice(last, match.index) })
    const kind = patterns[match.slice(1).findIndex((each) => each !== undefined)]?.[0] ?? ''
    pieces.push(kind === 'prop' ? { text, prop: text } : { text, className: kind })
    last = match.index + text.length
  }
  if (last < code.length) pieces.push({ text: code.slice(last) })
  return pieces
}
