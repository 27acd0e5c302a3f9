import { readFileSync } from 'node:fs'

/** What a reader copies of a file of `site/demos`, as `toCode` gives it: without what belongs to this site only. */
export function readCopied(name: string): string {
  const source = readFileSync(`site/demos/${name}`, 'utf8')
  return toCode(
    source
      .replace(/^.*#region site[^]*?#endregion site.*$/gm, '')
      .replace(/^.*#(?:end)?region show.*$/gm, '')
      .replace(/ className="demo-[^"]*"/g, '')
      .replace(/\s+data-demo-\w+=(?:"[^"]*"|\{[^}]*\})/g, ''),
  )
}

/** Code without blanks: a tag that has lost something stands on one line where it then fits. */
export function toCode(text: string): string {
  return text.replace(/\s+/g, '')
}
