import type { LineRange } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'

type RegionName = 'show' | 'site'

/** A line with nothing but the comment that begins or ends a region. */
const regionLine = /^\s*(?:\/\/|\{?\/\*)\s*#(region|endregion) (show|site)(?:\s*\*\/\}?)?\s*$/
/** Anything that looks like one, to find those that share a line with code. */
const mention = /#(?:end)?region (show|site)\b/

/**
 * Takes out the comments `#region show` and `#endregion show`, and tells which lines stood between them. What stands
 * between `#region site` and `#endregion site` goes with its comments: code that only this site has.
 */
export function cutRegions(
  source: string,
  written: string,
  file: string,
): { text: string; parts: LineRange[]; problems: Problem[] } {
  const lines: string[] = []
  const parts: LineRange[] = []
  const problems: Problem[] = []
  // A line of the file that people write, for the problems: the code here may have lost lines.
  const places = written.split('\n').flatMap((line, index) => (mention.test(line) ? [index + 1] : []))
  const begun = new Map<RegionName, { from: number; line: number }>()
  let seen = 0
  for (const line of source.split('\n')) {
    const isMentioned = mention.test(line)
    if (isMentioned) seen++
    const at = { file, line: places[seen - 1] ?? 1 }
    const region = readRegion(line)
    if (region === undefined) {
      if (isMentioned) problems.push({ ...at, ...sayCrowded(mention.exec(line)?.[1]) })
      if (!begun.has('site')) lines.push(line)
      continue
    }
    const { kind, name } = region
    const open = begun.get(name)
    if (kind === 'region' && open === undefined) begun.set(name, { from: lines.length + 1, line: at.line })
    else if (kind === 'endregion' && open !== undefined) {
      if (name === 'show') parts.push({ from: open.from, to: lines.length })
      begun.delete(name)
    } else problems.push({ ...at, ...(kind === 'region' ? sayNested(name) : sayUnbegun(name)) })
  }
  for (const [name, { line }] of begun) problems.push({ file, line, ...sayUnended(name) })
  return { text: lines.join('\n'), parts, problems }
}

/** The source with blanks in place of what only this site has, so that everything else keeps its place. */
export function blankSiteRegions(source: string): string {
  let isSite = false
  const lines = source.split('\n').map((line) => {
    const region = readRegion(line)
    if (region?.name === 'site') isSite = region.kind === 'region'
    return isSite || region?.name === 'site' ? ' '.repeat(line.length) : line
  })
  return lines.join('\n')
}

function readRegion(line: string): { kind: string; name: RegionName } | undefined {
  const [, kind, name] = regionLine.exec(line) ?? []
  return kind === undefined ? undefined : { kind, name: name === 'site' ? 'site' : 'show' }
}

function sayCrowded(name: string | undefined): Pick<Problem, 'what' | 'mend'> {
  const marks = name === 'site' ? 'what only this site has' : 'the part to show'
  return { what: `The comment that marks ${marks} stands on a line with code.`, mend: 'Give it a line of its own.' }
}

function sayNested(name: RegionName): Pick<Problem, 'what' | 'mend'> {
  return {
    what: `A "#region ${name}" begins inside another one.`,
    mend: `End the first one before it: // #endregion ${name}`,
  }
}

function sayUnbegun(name: RegionName): Pick<Problem, 'what' | 'mend'> {
  return { what: `A "#endregion ${name}" ends what nothing began.`, mend: `Begin it above: // #region ${name}` }
}

function sayUnended(name: RegionName): Pick<Problem, 'what' | 'mend'> {
  return { what: `A "#region ${name}" has no end.`, mend: `End it below: // #endregion ${name}` }
}
