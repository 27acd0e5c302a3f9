/** What the comments above a declaration say. */
export interface Comments {
  /** Prose of all blocks: a second block does not hide the first. */
  description: string
  /** Text behind each tag; the last one wins. */
  tags: Map<string, string>
}

/** Reads every documentation comment of a piece of source. */
export function parseComments(source: string): Comments {
  const prose: string[] = []
  const tags = new Map<string, string>()
  for (const [, block = ''] of source.matchAll(/\/\*\*([^]*?)\*+\//g)) {
    const text = block.replaceAll(/^[ \t]*\*? ?/gm, '').trim()
    const [first = '', ...rest] = text.split(/^@(?=\w)/m)
    if (first.trim() !== '') prose.push(first.trim().replaceAll(/\s+/g, ' '))
    // Tags without text may share a line: `@beta @since 2.1.0`.
    for (const part of rest.flatMap((each) => each.split(/(?<=^\w+\s+)@(?=\w)/))) {
      const [, name = '', value = ''] = /^(\w+)([^]*)$/.exec(part) ?? []
      tags.set(name, value.trim().replaceAll(/\s+/g, ' '))
    }
  }
  return { description: prose.join(' '), tags }
}

/** The code a deprecation points to: “please use `a.b` instead” gives `a.b`; empty when it names none. */
export function readReplacement(text: string): string {
  return /`([^`]+)`/.exec(text)?.[1] ?? /\buse\s+([\w$.]+)/i.exec(text)?.[1]?.replace(/\.$/, '') ?? ''
}
