import type { Plugin } from 'vite'

/** What every browser has that can read the pages: their own stylesheets cannot do without it. */
const known = /^@supports\s+not\s+\(\s*color\s*:\s*(?:light-dark|color-mix)\(/

/**
 * Leaves out of a site's stylesheets what they say for browsers that are older than the pages. A site may give readers
 * such a file to copy, and its own readers need not load the rules that they cannot use.
 */
export function dropOlderStyles(): Plugin {
  return {
    name: 'vitrine:drop-older-styles',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => (code.includes('@supports') ? cutOlderStyles(code) : undefined),
    },
  }
}

/** A stylesheet without the blocks of older browsers. Exported for its test. */
export function cutOlderStyles(css: string): string {
  let kept = ''
  let from = 0
  for (const { index } of css.matchAll(/@supports\b/g)) {
    if (index < from || !known.test(css.slice(index))) continue
    const end = findEnd(css, index)
    // A block without an end is left to the bundler, which says where the mistake is.
    if (end === undefined) break
    kept += css.slice(from, index)
    from = end
  }
  return kept + css.slice(from)
}

/** The place behind the block that begins after `start`. */
function findEnd(css: string, start: number): number | undefined {
  let level = 0
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') level++
    if (css[at] === '}' && --level === 0) return at + 1
  }
  return undefined
}
