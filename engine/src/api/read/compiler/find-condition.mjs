import { TypeFlags } from 'typescript/unstable/sync'

/** @import { Type } from 'typescript/unstable/sync' */
/** @import { ApiOnly } from '../../../model/api.ts' */

/** A property in each form of a type; undefined where the form does not have it. @typedef {({ type: Type, optional: boolean } | undefined)[]} InForms */

/**
 * Says in which forms a property exists, or is required, by the value of another property that tells them apart.
 * @param {string} name
 * @param {ReadonlyMap<string, InForms>} members
 * @returns {ApiOnly | undefined} undefined when nothing depends on the form
 */
export function findCondition(name, members) {
  const own = members.get(name) ?? []
  const present = own.map((each) => each !== undefined)
  const required = own.map((each) => each !== undefined && !each.optional)
  const isAll = present.every(Boolean)
  if (isAll && (required.every(Boolean) || !required.some(Boolean))) return undefined
  const code = findDiscriminant(name, members, isAll ? required : present)
  if (isAll) return code === undefined || 'names' in code ? undefined : { kind: 'required', ...code }
  if (code !== undefined && 'names' in code) return { kind: 'without', ...code }
  if (code !== undefined) {
    return { kind: 'with', ...code, required: required.every((is, index) => is === present[index]) }
  }
  const names = findRivals(members, present)
  if (names.length > 0) return { kind: 'without', names }
  return { kind: 'some', count: present.filter(Boolean).length, total: own.length }
}

/**
 * A property whose literals in the chosen forms are none of those in the others.
 * @param {string} name
 * @param {ReadonlyMap<string, InForms>} members
 * @param {readonly boolean[]} chosen
 * @returns {{ code: string } | { names: string[] } | undefined} `names` when it is the absence of a property that tells
 */
function findDiscriminant(name, members, chosen) {
  for (const [other, forms] of members) {
    if (other === name) continue
    const literals = forms.map(listLiterals)
    if (literals.includes(undefined)) continue
    const inside = new Set(literals.flatMap((each, index) => (chosen[index] ? (each ?? []) : [])))
    const outside = literals.flatMap((each, index) => (chosen[index] ? [] : (each ?? [])))
    if (outside.some((literal) => inside.has(literal))) continue
    const written = [...inside].filter((literal) => literal !== 'undefined')
    if (written.length === 0) return { names: [other] }
    return { code: `${other}${inside.has('undefined') ? '?' : ''}: ${written.join(' | ')}` }
  }
  return undefined
}

/** Properties that every other form requires, and none of these has. @param {ReadonlyMap<string, InForms>} members @param {readonly boolean[]} present */
function findRivals(members, present) {
  const rivals = [...members].filter(([, forms]) =>
    forms.every((each, index) => (present[index] ? each === undefined : each !== undefined && !each.optional)),
  )
  return rivals.map(([name]) => name).slice(0, 3)
}

/** The values of a property that can only be one of a few; undefined for any other. @param {InForms[number]} member @returns {string[] | undefined} */
function listLiterals(member) {
  if (member === undefined) return ['undefined']
  const { type, optional } = member
  const parts = type.isUnionType() ? [...type.getTypes()] : [type]
  if (!parts.every(({ flags }) => flags & TypeFlags.Unit && !(flags & TypeFlags.UniqueESSymbol))) return undefined
  const texts = parts.map((part) =>
    part.isStringLiteralType() ? `'${part.value}'` : part.isLiteralType() ? String(part.value) : nameUnit(part),
  )
  return optional ? [...new Set([...texts, 'undefined'])] : texts
}

/** @param {Type} type */
function nameUnit(type) {
  if (type.flags & TypeFlags.Null) return 'null'
  return type.isIntrinsicType() ? type.intrinsicName : 'undefined'
}
