/** What the comments above a declaration say. */
export interface Comments {
  /** The text of all comment blocks together, because a declaration may have several. */
  description: string
  /** The text after each tag. When a tag occurs twice, the last one counts. */
  tags: Map<string, string>
}

/** Reads all documentation comments in a piece of source. */
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

/** The code that a deprecation names: “please use `a.b` instead” gives `a.b`. Empty when it names none. */
export function readReplacement(text: string): string {
  return /`([^`]+)`/.exec(text)?.[1] ?? /\buse\s+([\w$.]+)/i.exec(text)?.[1]?.replace(/\.$/, '') ?? ''
}
