import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.mjs'

/** The measurements of `bench/`, and whether each needs a built site. */
const benches = {
  scale: false,
  weight: true,
  'first-picture': true,
  editing: true,
  search: false,
  'search-weights': false,
  'search-size': false,
  navigation: true,
  selects: false,
  'foreign-props': false,
}

/**
 * The measurement that is asked for. Throws a refusal when there is none of this name, or what it measures is missing.
 * @param {string | undefined} name
 * @param {string} site absolute path of the built site
 */
export function checkBench(name, site) {
  const names = Object.keys(benches).join(', ')
  if (name === undefined) throw new Refusal(`Which measurement? npm run bench -- <name>, with one of: ${names}.`)
  const needsSite = Object.entries(benches).find(([known]) => known === name)?.[1]
  if (needsSite === undefined) throw new Refusal(`There is no measurement "${name}". Use one of: ${names}.`)
  if (needsSite && !existsSync(join(site, 'index.html')))
    throw new Refusal(`There is no built site in "${site}", which "${name}" measures: run npm run build.`)
  return name
}
