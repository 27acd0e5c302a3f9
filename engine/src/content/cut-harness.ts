import { type ESTree, parseSync } from 'rolldown/utils'
import type { DemoFile } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'
import { lineWidth, measure } from './code-comments.ts'
import { cutRegions } from './cut-regions.ts'

/** A file as readers see and copy it. */
export interface CutFile {
  file: DemoFile
  problems: Problem[]
}

/**
 * Takes out of a demo's file what belongs to this site only: class names that begin with `prefix`, attributes that
 * begin with `data-` and `prefix`, the lines that only the site has, and the comments that mark the part that matters.
 */
export function cutHarness(file: DemoFile, prefix: string | undefined): CutFile {
  const problems: Problem[] = []
  const at = { name: file.name, file: `demos/${file.name}` }
  const source = prefix === undefined ? file.source : cutAttributes(file.source, { ...at, prefix }, problems)
  const { text, parts, problems: wrong } = cutRegions(source, file.source, at.file)
  return { file: { ...file, source: text, parts }, problems: [...problems, ...wrong] }
}

interface Place {
  name: string
  file: string
  prefix: string
}

function cutAttributes(source: string, place: Place, problems: Problem[]): string {
  const cuts = listElements(place.name, source).map(({ openingElement }) =>
    openingElement.attributes.flatMap((attribute) => {
      const text = attribute.type === 'JSXAttribute' ? describeCut(source, attribute, place, problems) : undefined
      return text === undefined ? [] : [{ start: attribute.start, end: attribute.end, text }]
    }),
  )
  let result = source
  for (const { start, end, text } of cuts.flat().toSorted((a, b) => b.start - a.start)) {
    const from = text === '' ? result.slice(0, start).trimEnd().length : start
    result = result.slice(0, from) + text + result.slice(end)
  }
  if (cuts.every(({ length }) => length === 0)) return source
  for (const join of [joinTag, joinElement]) {
    // The elements keep their order, so the ones that have lost something are known by their number.
    const joined = listElements(place.name, result).filter((_element, index) => (cuts[index]?.length ?? 0) > 0)
    for (const element of joined.toReversed()) result = join(result, element)
  }
  return result
}

/** What stands in the place of an attribute: nothing, or the class names that are the demo's own. Undefined: it stays. */
function describeCut(
  source: string,
  { name, value, start }: ESTree.JSXAttribute,
  { file, prefix }: Place,
  problems: Problem[],
): string | undefined {
  const called = name.type === 'JSXIdentifier' ? name.name : ''
  if (called.startsWith(`data-${prefix}`)) return ''
  if (called !== 'className' || value === null) return undefined
  if (value.type === 'Literal' && typeof value.value === 'string') {
    const names = value.value.split(/\s+/)
    const own = names.filter((each) => !each.startsWith(prefix))
    if (own.length === names.length) return undefined
    return own.length === 0 ? '' : `className="${own.join(' ')}"`
  }
  const code = source.slice(value.start, value.end)
  if (code.includes(prefix))
    problems.push({
      file,
      line: source.slice(0, start).split('\n').length,
      what: `The class name ${code} holds "${prefix}", which copied code must not, and it is no plain text.`,
      mend: `Write the names as one text, and what changes as an attribute data-${prefix}….`,
    })
  return undefined
}

/** Puts the attributes of a tag on one line, where they fit. */
function joinTag(source: string, { openingElement }: ESTree.JSXElement): string {
  const { start, end, name: tag, attributes, selfClosing } = openingElement
  const code = source.slice(start, end)
  const texts = attributes.map((each) => source.slice(each.start, each.end))
  if (!code.includes('\n') || texts.some((text) => text.includes('\n')) || /\/[/*]/.test(code)) return source
  const line = `<${[source.slice(tag.start, tag.end), ...texts].join(' ')}${selfClosing ? ' />' : '>'}`
  return replace(source, { start, end }, line)
}

/** Puts an element with nothing but a text on one line, where it fits. */
function joinElement(source: string, { start, end, children, ...tags }: ESTree.JSXElement): string {
  const { openingElement: open, closingElement: close } = tags
  const [child] = children
  if (children.length !== 1 || child?.type !== 'JSXText') return source
  const text = source.slice(child.start, child.end).trim()
  if (close === null || text.includes('\n') || source.slice(open.start, open.end).includes('\n')) return source
  const line = source.slice(start, open.end) + text + source.slice(close.start, end)
  return replace(source, { start, end }, line)
}

/** Puts a line in the place of several, if it fits between what stands before and behind it. */
function replace(source: string, { start, end }: { start: number; end: number }, line: string): string {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const [behind = ''] = source.slice(end).split('\n', 1)
  return measure(before + line + behind) > lineWidth ? source : source.slice(0, start) + line + source.slice(end)
}

/** In the order of their beginnings. None when the file cannot be parsed. */
function listElements(name: string, source: string): ESTree.JSXElement[] {
  const { program, errors } = parseSync(name, source)
  const elements: ESTree.JSXElement[] = []
  const walk = (node: ESTree.Node): void => {
    if (node.type === 'JSXElement') elements.push(node)
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child)
  }
  if (errors.length === 0) walk(program)
  return elements.toSorted((a, b) => a.start - b.start)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
