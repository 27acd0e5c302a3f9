import { SymbolFlags, SignatureKind, TypeFlags } from 'typescript/unstable/sync'
import { findSymbol, namePackage } from './names.mjs'
import { readGeneric } from './read-types.mjs'

/** @import { Signature, Symbol, Type } from 'typescript/unstable/sync' */
/** @import { EntryFailure } from '../api-facts.ts' */
/** @import { Context } from './context.ts' */
/** @import { RawGeneric, RawTable } from './raw-types.ts' */
/** @import { SyntaxNode } from './syntax-node.ts' */

/** So many forms of a type are compared. Of more, only what they have in common is listed. */
const maxForms = 32
/** Print types whole, and the meaning of a name instead of the name. */
const inFull = 1 | 8388608
const anything = TypeFlags.Any | TypeFlags.Unknown
const nothing = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void | TypeFlags.Never
/** A type that is not known before its parameters are filled in. */
const unsettled = TypeFlags.TypeParameter | TypeFlags.Conditional | TypeFlags.IndexedAccess | TypeFlags.Substitution

/**
 * What is documented. An object may have several forms: the members of a union, or the overloads of a component.
 * @typedef {object} Target
 * @property {Type | undefined} type the type itself; undefined when there is nothing to give
 * @property {Type[]} forms
 * @property {boolean} component
 * @property {RawGeneric[]} generics
 * @property {RawTable['notes']} notes
 */

/** The type whose properties are documented: a component's props, a function's options, or the type itself. @param {Context} context @param {Symbol} symbol @param {string} path as the entry names it @returns {Target | EntryFailure} */
export function findForms(context, symbol, path) {
  const { checker } = context
  if (symbol.flags & SymbolFlags.Value) {
    const value = checker.getTypeOfSymbol(symbol)
    if (value !== undefined && value.flags & anything) return { problem: 'any' }
    // `ComponentType` is a class or a function.
    const parts = value === undefined ? [] : value.isUnionType() ? value.getTypes() : [value]
    const calls = parts.flatMap((part) => checker.getSignaturesOfType(part, SignatureKind.Call))
    if (calls.length > 0) return findArgument(context, symbol, calls, isComponent(symbol, path))
    const type = parts.map((part) => findClassProps(context, part)).find((props) => props !== undefined)
    if (type !== undefined) return settle(context, [type], { component: true, generics: [], notes: [] })
    if (symbol.flags & SymbolFlags.Enum) return { problem: 'no-props', is: `enum ${symbol.name}` }
    const isType = (symbol.flags & SymbolFlags.Type) !== 0
    if (!isType && value !== undefined) return settle(context, [value], { component: false, generics: [], notes: [] })
  }
  if (!(symbol.flags & SymbolFlags.Type)) return { problem: 'no-props', is: `namespace ${symbol.name}` }
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  /** @type {SyntaxNode | undefined} */
  const declaration = symbol.declarations[0]?.resolve()
  const parameters = /** @type {SyntaxNode[]} */ ([...(declaration?.typeParameters ?? [])])
  const generics = parameters.map((node) => readGeneric(context, findSymbol(context, node.name)))
  return settle(context, [type], { component: false, generics, notes: [] })
}

/** Type of `props` of a class component. @param {Context} context @param {Type} value @returns {Type | undefined} */
function findClassProps({ checker }, value) {
  const [construct] = checker.getSignaturesOfType(value, SignatureKind.Construct)
  const instance = construct && checker.getReturnTypeOfSignature(construct)
  const props = instance && checker.getPropertyOfType(instance, 'props')
  return props && checker.getTypeOfSymbol(props)
}

/** @param {Context} context @param {Symbol} symbol @param {readonly Signature[]} calls @param {boolean} component @returns {Target | EntryFailure} */
function findArgument(context, symbol, calls, component) {
  const { checker } = context
  const parameters = calls.flatMap((call) => call.getParameters()[0] ?? [])
  const types = checker.getTypeOfSymbol(parameters).filter((type) => type !== undefined)
  /** @type {SyntaxNode | undefined} */
  const first = parameters[0]?.declarations[0]?.resolve()
  if (first?.dotDotDotToken) return { problem: 'no-props', is: print(context, checker.getTypeOfSymbol(symbol)) }
  const generics = new Map(
    calls.flatMap((call) =>
      call.getTypeParameters().map((each) => {
        const generic = readGeneric(context, each.getSymbol())
        return [generic.name, generic]
      }),
    ),
  )
  const longest = calls.map((call) => call.getParameters()).toSorted((a, b) => b.length - a.length)[0]
  const further = component ? [] : (longest ?? []).slice(1)
  const texts = further.flatMap((each) => each.declarations[0]?.resolve()?.getText() ?? [])
  /** @type {RawTable['notes']} */
  const notes = texts.length === 0 ? [] : [{ kind: 'arguments', texts }]
  const found = settle(context, types, { component, generics: [...generics.values()], notes })
  if (!('problem' in found) || found.problem !== 'no-props') return found
  return { problem: 'no-props', is: print(context, checker.getTypeOfSymbol(symbol)) }
}

/** Components begin with a capital letter, hooks and other functions do not. @param {Symbol} symbol @param {string} path */
function isComponent(symbol, path) {
  const exported = path.split('.').at(-1) ?? ''
  /** @type {SyntaxNode | undefined} */
  const declaration = exported === 'default' ? symbol.declarations[0]?.resolve() : undefined
  const name = declaration?.name?.getText() ?? exported
  // A default export without a name is called `_default` in declarations.
  return /^_?default$/.test(name) || !/^[a-z]/.test(name)
}

/** @param {Context} context @param {readonly Type[]} types @param {Pick<Target, 'component' | 'generics' | 'notes'>} rest @returns {Target | EntryFailure} */
function settle(context, types, rest) {
  const [type] = types
  if (type === undefined) return { ...rest, type, forms: [] }
  const branches = types.flatMap((each) => listBranches(context, each, 0)).filter(({ flags }) => !(flags & nothing))
  if (branches.some(({ flags }) => flags & anything)) return { problem: 'any' }
  const forms = [...new Set(branches.filter((branch) => isObject(context, branch)))]
  if (forms.length === 0) return { problem: 'no-props', is: print(context, type) }
  const others = branches.filter((branch) => !forms.includes(branch)).map((other) => print(context, other))
  /** @type {RawTable['notes']} */
  const notes = others.length === 0 ? rest.notes : [...rest.notes, { kind: 'also', texts: others }]
  if (forms.length <= maxForms) return { ...rest, type, forms, notes }
  return { ...rest, type, forms: [...types], notes: [...notes, { kind: 'forms', count: forms.length }] }
}

/** The members of a union; of an unsettled type, those of what it must fit. @param {Context} context @param {Type} type @param {number} depth @returns {readonly Type[]} */
function listBranches(context, type, depth) {
  if (type.isUnionType()) return type.getTypes().flatMap((each) => listBranches(context, each, depth))
  const parts = type.isIntersectionType() ? type.getTypes() : [type]
  if (depth > 2 || !parts.some(({ flags }) => flags & unsettled)) return [type]
  const base = context.checker.getBaseConstraintOfType(type)
  return base === undefined || base.id === type.id ? [type] : listBranches(context, base, depth + 1)
}

/** False for what nobody writes as an object: texts, lists, functions, dates. @param {Context} context @param {Type} type @returns {boolean} */
function isObject({ checker }, type) {
  if (type.isIntersectionType()) return type.getTypes().every((part) => !(part.flags & (TypeFlags.Literal | simple)))
  if (!(type.flags & TypeFlags.Object)) return (type.flags & unsettled) !== 0
  const symbol = type.getSymbol()
  const path = symbol?.declarations[0]?.path
  if (path !== undefined && !symbol?.name.startsWith('__') && namePackage(path) === 'typescript') return false
  if (checker.isTupleType(type) || checker.isArrayType(type)) return false
  return (
    checker.getSignaturesOfType(type, SignatureKind.Call).length === 0 || checker.getPropertiesOfType(type).length > 0
  )
}

const simple = TypeFlags.String | TypeFlags.Number | TypeFlags.BigInt | TypeFlags.Boolean | TypeFlags.ESSymbol

/** @param {Context} context @param {Type | undefined} type */
function print({ checker }, type) {
  return type === undefined ? '' : checker.typeToString(type, undefined, inFull)
}
