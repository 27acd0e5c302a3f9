import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'
import type { AtomChild, AtomNode, AtomValue } from '../model/atom.ts'

/** An atom, or a sentence that says what is wrong with its JSON. */
export type ReadAtom = { atom: AtomNode } | { problem: string }

/** Reads and checks the JSON of an atom. It accepts only data, no markup and no code. */
export function readAtom(json: string): ReadAtom {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return { problem: `The atom is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  if (isDeep(value)) return { problem: `The atom is nested more than ${mostLevels} levels deep.` }
  const checked = v.safeParse(nodeSchema, value)
  if (checked.success) return { atom: checked.output }
  const [issue] = checked.issues
  return { problem: describeIssue(issue, { schema: nodeSchema, value, subject: 'The atom', place: 'to it' }).what }
}

/** No atom that shows a component comes near it, and the check calls itself for each level. */
const mostLevels = 100

function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}

/** All component names in an atom, the outermost first. */
export function listComponents(atom: AtomNode): string[] {
  const children = atom.children === undefined ? [] : [atom.children].flat()
  return [atom.componentName, ...children.flatMap((child) => (typeof child === 'string' ? [] : listComponents(child)))]
}

const valueSchema: v.GenericSchema<AtomValue> = v.lazy(() =>
  v.union(
    [v.string(), v.number(), v.boolean(), v.null(), v.array(valueSchema), v.record(v.string(), valueSchema)],
    'must be data',
  ),
)

const propName = v.pipe(
  v.string(),
  v.check((name) => name !== 'dangerouslySetInnerHTML', 'An atom takes no dangerouslySetInnerHTML'),
)

const childSchema: v.GenericSchema<AtomChild> = v.lazy(() =>
  v.union([v.string(), nodeSchema], 'must be text or an atom'),
)

const nodeSchema: v.GenericSchema<AtomNode> = v.strictObject(
  {
    componentName: v.string('must be text'),
    props: v.optional(v.record(propName, valueSchema, 'must be an object')),
    children: v.optional(v.union([childSchema, v.array(childSchema)], 'must be text, an atom or a list of them')),
  },
  'The atom is not an object',
)
