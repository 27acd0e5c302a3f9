import { suggestNearest } from '../../node/nearest.ts'
import { defineDirective } from '../directive.ts'

interface IslandPlaceProps {
  name: string
  /** What the component is asked to show. */
  show: string | undefined
  /** True when it is drawn only, and never becomes alive. */
  still: boolean
  /** True when it wakes as soon as it is seen, and not with the first gesture. */
  seen: boolean
  /** Tells the islands of a page apart. */
  number: number
}

/** `::island{name="choice" show="many"}`: a component of the site itself, from `islands` of its configuration. */
export const islandDirective = defineDirective({
  name: 'island',
  element: 'v-island',
  forms: ['leafDirective'],
  attributes: ['name', 'show', 'still', 'seen'],
  read: (node, context): IslandPlaceProps => {
    const { name = '', show, still, seen } = node.attributes ?? {}
    const { islandNames } = context.site
    if (!name) context.report(node, 'An island has no name.', 'Give name="…", a key of islands in docs.config.ts.')
    else if (!islandNames.includes(name))
      context.report(
        node,
        `There is no island "${name}".`,
        islandNames.length === 0 ? 'Name its module in islands of docs.config.ts.' : suggestNearest(name, islandNames),
      )
    context.islands.push(name ?? '')
    return {
      name: name ?? '',
      show: show ?? undefined,
      still: still !== undefined,
      seen: seen !== undefined,
      number: context.islands.length,
    }
  },
})
