import { features } from 'web-features'
import type { Floor } from './floors.ts'

/** Since when each browser has something, by its name in the compatibility data: `css.selectors.has`. */
const support = new Map<string, Readonly<Partial<Record<string, string>>>>(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, status]) => [key, { ...status.support }] as const)
      : [],
  ),
)

/** The features in use that a browser of this floor lacks: name, and the browsers with the version that has it. */
export function listNewer(keys: ReadonlySet<string>, floor: Floor): Map<string, string> {
  const found = new Map<string, string>()
  for (const key of [...keys].toSorted()) {
    const lacking = Object.entries(floor).flatMap(([browser, version]) => {
      const since = support.get(key)?.[browser]
      return since === undefined || Number.parseFloat(since.replace('≤', '')) > version
        ? [`${browser} ${since === undefined ? 'never' : `since ${since}`}`]
        : []
    })
    if (lacking.length > 0) found.set(key, lacking.join(', '))
  }
  return found
}

/** The features that a stylesheet uses. */
export function readCssFeatures(css: string): Set<string> {
  const found = new Set<string>()
  const add = (key: string) => support.has(key) && found.add(key)
  const text = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '')
  for (const [, part = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    for (const [, name = ''] of part.matchAll(/([\w-]+)\(/g))
      for (const key of functions) if (lastOf(key) === name) found.add(key)
    const [, rule] = /^\s*@([\w-]+)/.exec(part) ?? []
    if (rule !== undefined) add(`css.at-rules.${rule}`)
    else if (end === '{') for (const [, name = ''] of part.matchAll(/::?([\w-]+)/g)) add(`css.selectors.${name}`)
    else {
      const [, property = '', value = ''] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(part) ?? []
      add(`css.properties.${property}`)
      for (const [word] of value.matchAll(/[a-z-]+/g)) add(`css.properties.${property}.${word}`)
    }
  }
  return found
}

/** Functions of styles, such as `css.types.color.light-dark`. */
const functions = [...support.keys()].filter((key) => /^css\.(types|functions)\./.test(key))

/** The elements and attributes that a page uses. */
export function readHtmlFeatures(html: string): Set<string> {
  const found = new Set<string>()
  const add = (key: string) => support.has(key) && found.add(key)
  for (const [, element = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/g)) {
    add(`html.elements.${element}`)
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g))
      for (const owner of [`html.elements.${element}`, 'html.global_attributes']) {
        add(`${owner}.${name}`)
        add(`${owner}.${name}.${value}`)
      }
  }
  return found
}

/** How pages call the objects that there is one of. */
const instances: Readonly<Record<string, string>> = { Document: 'document', Navigator: 'navigator', Window: 'window' }

/**
 * The features newer than a floor that scripts use: constructors, what belongs to a global object, and methods with a name
 * that nothing older has.
 */
export function readScriptFeatures(script: string, floor: Floor): Set<string> {
  const all = new Set([...support.keys()].filter((key) => /^(api|javascript\.builtins)\./.test(key)))
  const late = listNewer(all, floor)
  const old = new Set([...all].filter((key) => !late.has(key)).map(lastOf))
  // Thousands of expressions over all scripts take half a minute, and what is no word of theirs needs none.
  const words = new Set(script.match(/[A-Za-z_]\w*/g))
  return new Set([...late.keys()].filter((key) => words.has(lastOf(key)) && toPattern(key, old)?.test(script)))
}

function toPattern(key: string, old: ReadonlySet<string>): RegExp | undefined {
  const [owner = '', member, deeper] = key.replace(/^(api|javascript\.builtins)\./, '').split('.')
  if (deeper !== undefined) return undefined
  if (member === undefined)
    return new RegExp(`(?<![.\\w$\`'"-])(?:(?:new|instanceof|typeof) ${owner}\\b|${owner}\\.\\w)`)
  const name = lastOf(key)
  const own = `(?<![.\\w$])${instances[owner] ?? owner}\\??\\.${name}\\b`
  const isTelling = /^[a-z]+[A-Z]/.test(name) && !old.has(name)
  return new RegExp(isTelling ? `${own}|\\.${name}\\(` : own)
}

function lastOf(key: string): string {
  return (key.split('.').at(-1) ?? key).replace(/_(static|event)$/, '')
}
