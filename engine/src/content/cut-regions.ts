import type { LineRange } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'

/** A line with nothing but the comment that begins or ends the part that matters. */
const regionLine = /^\s*(?:\/\/|\{?\/\*)\s*#(region|endregion) show(?:\s*\*\/\}?)?\s*$/

/** Takes the comments `#region show` and `#endregion show` out, and tells which lines stood between them. */
export function cutRegions(
  source: string,
  written: string,
  file: string,
): { text: string; parts: LineRange[]; problems: Problem[] } {
  const lines: string[] = []
  const parts: LineRange[] = []
  const problems: Problem[] = []
  // A line of the file that people write, for the problems: the code here may have lost lines.
  const places = written.split('\n').flatMap((line, index) => (/#(?:end)?region show\b/.test(line) ? [index + 1] : []))
  let from: number | undefined
  let seen = 0
  for (const line of source.split('\n')) {
    const [, kind] = regionLine.exec(line) ?? []
    if (/#(?:end)?region show\b/.test(line)) seen++
    const at = { file, line: places[seen - 1] ?? 1 }
    if (kind === undefined) {
      if (/#(?:end)?region show\b/.test(line)) problems.push({ ...at, ...crowded })
      lines.push(line)
    } else if (kind === 'region' && from === undefined) from = lines.length + 1
    else if (kind === 'endregion' && from !== undefined) {
      parts.push({ from, to: lines.length })
      from = undefined
    } else problems.push({ ...at, ...(kind === 'region' ? nested : unbegun) })
  }
  if (from !== undefined) problems.push({ file, line: places.at(-1) ?? 1, ...unended })
  return { text: lines.join('\n'), parts, problems }
}

const crowded = {
  what: 'The comment that marks the part to show stands on a line with code.',
  mend: 'Give it a line of its own.',
}
const nested = {
  what: 'A "#region show" begins inside another one.',
  mend: 'End the first one before it: // #endregion show',
}
const unbegun = {
  what: 'A "#endregion show" ends what nothing began.',
  mend: 'Begin it above: // #region show',
}
const unended = {
  what: 'A "#region show" has no end.',
  mend: 'End it below: // #endregion show',
}
