// Editors fold the same marks. Behind them may stand what closes the comment in CSS.
const start = /^\s*(?:\/\/|\/\*|#)\s*#region\s+(\S+)/
const end = /^\s*(?:\/\/|\/\*|#)\s*#endregion\b/

/**
 * The lines between `// #region <name>` and the next `// #endregion`, moved to the left edge. Parts do not lie in each
 * other. Undefined when the text has no such part.
 */
export function cutPart(text: string, name: string): string | undefined {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => start.exec(line)?.[1] === name)
  if (first < 0) return undefined
  const rest = lines.slice(first + 1)
  const last = rest.findIndex((line) => end.test(line))
  const part = last < 0 ? rest : rest.slice(0, last)
  const indents = part.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const indent = Math.min(...indents)
  return `${part
    .map((line) => line.slice(indent))
    .join('\n')
    .trim()}\n`
}

/** Names of all parts of a text, in its order. */
export function listParts(text: string): string[] {
  return text.split('\n').flatMap((line) => start.exec(line)?.[1] ?? [])
}
