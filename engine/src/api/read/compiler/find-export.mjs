import { SymbolFlags } from 'typescript/unstable/sync'

/** @import { Symbol } from 'typescript/unstable/sync' */
/** @import { Context } from './context.ts' */

/**
 * The export of a module, or a member of one: `Menu`, `Menu.Item`, `default.Item`.
 * @param {Context} context
 * @param {Symbol} module
 * @param {string} path
 * @returns {{ symbol: Symbol } | { exports: string[], owner?: Symbol | undefined }} the names there are, when this one is none of them, and whose members they are
 */
export function findExport(context, module, path) {
  const names = path.split('.')
  let members = [...context.checker.getExportsOfModule(module)]
  /** @type {Symbol | undefined} */
  let symbol
  for (const [index, name] of names.entries()) {
    const found = members.find((each) => each.name === name)
    if (found === undefined) {
      const before = names.slice(0, index).map((each) => `${each}.`)
      return { exports: members.map((each) => before.join('') + each.name), owner: symbol }
    }
    symbol = found.flags & SymbolFlags.Alias ? context.checker.getAliasedSymbol(found) : found
    if (index < names.length - 1) members = listMembers(context, symbol)
  }
  return symbol === undefined ? { exports: [] } : { symbol }
}

/** What stands in a namespace, and what hangs on a value. @param {Context} context @param {Symbol} symbol @returns {Symbol[]} */
function listMembers({ checker }, symbol) {
  const isModule = (symbol.flags & (SymbolFlags.ValueModule | SymbolFlags.NamespaceModule)) !== 0
  const exported = isModule ? checker.getExportsOfModule(symbol) : []
  const value = symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined
  const hung = value === undefined ? [] : checker.getPropertiesOfType(value)
  return [...exported, ...hung.filter(({ name }) => !exported.some((each) => each.name === name))]
}
