import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync'
import { findCondition } from './find-condition.mjs'
import { listProperties } from './list-properties.mjs'
import { isForeign, nameOwner, namePackage, nameType } from './names.mjs'
import { readProp } from './read-prop.mjs'

/** @import { Symbol, Type } from 'typescript/unstable/sync' */
/** @import { Context } from './context.ts' */
/** @import { InForms } from './find-condition.mjs' */
/** @import { Target } from './find-forms.mjs' */
/** @import { RawProp, RawTable } from './raw-types.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

/** @param {Context} context @param {string} id @param {Target} target @param {Symbol} symbol @returns {RawTable} */
export function readTable(context, id, target, symbol) {
  const { checker } = context
  const { type, forms, component, generics, notes } = target
  const maps = forms.map((form) => listProperties(checker, form, 0))
  /** @type {RawTable['inherited']} */
  const inherited = []
  /** @type {Map<string, (Symbol | undefined)[]>} */
  const own = new Map()
  for (const name of new Set(maps.flatMap((map) => [...map.keys()]))) {
    // These two belong to React. What a ref gives has a table of its own, of kind "methods".
    if (component && (name === 'key' || name === 'ref')) continue
    const inForms = maps.map((map) => map.get(name))
    const handles = inForms.flatMap((each) => each?.declarations ?? [])
    const [handle] = handles
    if (handle === undefined || handles.some(({ path }) => !isForeign(context, path))) own.set(name, inForms)
    else addInherited(inherited, name, handle.resolve(), namePackage(handle.path))
  }
  const typesOf = readTypes(context, [...own.values()].flat())
  /** @type {Map<string, InForms>} */
  const members = new Map()
  for (const [name, inForms] of own) {
    const each = inForms.map((member) => {
      const typeOf = member && typesOf.get(member.id)
      return member && typeOf && { type: typeOf, optional: isOptional(member) }
    })
    members.set(name, forms.length === 1 ? each : each.map((member) => (isAbsent(member) ? undefined : member)))
  }
  const isMerged = notes.some(({ kind }) => kind === 'forms')
  const props = [...own].flatMap(([name, inForms]) => {
    const found = members.get(name) ?? []
    const present = inForms.filter((member, index) => member !== undefined && found[index] !== undefined)
    return present.length === 0 ? [] : (readMember(context, name, present, typesOf, members, isMerged) ?? [])
  })
  const open = forms.some((form) => checker.getIndexInfosOfType(form).length > 0)
  const owners = [symbol, ...(forms.length > 1 ? forms : [type]).map((each) => each?.getSymbol())]
  const files = [...new Set(owners.flatMap((each) => each?.declarations.map((handle) => handle.path) ?? []))]
  const main = forms.length === 1 ? forms[0] : type
  const name = (main && nameType(context, main)) ?? symbol.name
  return { id, type: name, component, open, generics, inherited, notes, props, files }
}

/** @param {RawTable['inherited']} inherited @param {string} name @param {SyntaxNode | undefined} node @param {string} from */
function addInherited(inherited, name, node, from) {
  const owner = nameOwner(node)
  const group = inherited.find((each) => each.type === owner)
  if (group !== undefined) group.names.push(name)
  else inherited.push({ type: owner, package: from, names: [name] })
}

/** @param {Context} context @param {(Symbol | undefined)[]} symbols @returns {Map<number, Type | undefined>} by id of the symbol */
function readTypes({ checker }, symbols) {
  const distinct = [...new Map(symbols.flatMap((symbol) => (symbol ? [[symbol.id, symbol]] : []))).values()]
  const types = checker.getTypeOfSymbol(distinct)
  return new Map(distinct.map((symbol, index) => [symbol.id, types[index]]))
}

/**
 * A property with what each form says of it.
 * @param {Context} context
 * @param {string} name
 * @param {(Symbol | undefined)[]} present
 * @param {ReadonlyMap<number, Type | undefined>} typesOf
 * @param {ReadonlyMap<string, InForms>} members
 * @param {boolean} isMerged true when the compiler has merged the forms, so that no declaration says the whole type
 * @returns {RawProp | undefined}
 */
function readMember(context, name, present, typesOf, members, isMerged) {
  const distinct = new Map(
    present.flatMap((symbol) => {
      if (symbol === undefined) return []
      // Forms may share a declaration: the same place and the same type say the same.
      const places = symbol.declarations.map(({ path, index }) => `${path}:${index}`)
      return [[[typesOf.get(symbol.id)?.id, ...places].join(), symbol]]
    }),
  )
  const read = [...distinct.values()].flatMap((symbol) => {
    const prop = readProp(context, symbol, typesOf.get(symbol.id))
    return prop === undefined ? [] : [isMerged ? { ...prop, declared: undefined } : prop]
  })
  const [first, ...others] = read
  if (first === undefined) return undefined
  const only = findCondition(name, members)
  return {
    ...first,
    optional: (members.get(name) ?? []).some((member) => member === undefined || member.optional),
    links: [...new Set(read.flatMap(({ links }) => links))],
    ...(others.length === 0 ? {} : { others }),
    ...(only === undefined ? {} : { only }),
  }
}

/** @param {Symbol} symbol */
function isOptional(symbol) {
  return (symbol.flags & SymbolFlags.Optional) !== 0
}

/** `href?: never` says that a form does not have `href`. @param {InForms[number]} member */
function isAbsent(member) {
  if (member === undefined) return true
  return (member.type.flags & (TypeFlags.Never | TypeFlags.Undefined)) !== 0 && member.optional
}
