import { parseArgs } from 'node:util'
import { Refusal } from './refusal.mjs'

/** How far a tab is driven by default. */
const usual = 1000

/** What is less cannot tell what a first visit loads from what is never given back. */
const least = 200

/**
 * What `npm run soak` is asked for: how many navigations, and words that choose files.
 * @param {string[]} args
 */
export function readSoakOptions(args) {
  const { values, positionals } = parse(args)
  const { navigations: given = String(usual) } = values
  const navigations = Number(given)
  if (!/^\d+$/.test(given) || navigations < least)
    throw new Refusal(`--navigations is "${given}": give a whole number from ${least}.`)
  return { navigations, patterns: positionals }
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: { navigations: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new Refusal(`${reason.replace(/\.$/, '')}: the option is --navigations number.`)
  }
}
