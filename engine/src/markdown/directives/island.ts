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
  /** Id of the table of the reference that the component is given. */
  reference: string | undefined
  /** Tells the islands of a page apart. */
  number: number
}

/** `::island{name="choice" show="many"}`: a component of the site itself, from `islands` of its configuration. With `reference="Lamp"` it gets that table. */
export const islandDirective = defineDirective({
  name: 'island',
  element: 'v-island',
  forms: ['leafDirective'],
  attributes: ['name', 'show', 'still', 'seen', 'reference'],
  read: (node, context): IslandPlaceProps => {
    const { name = '', show, still, seen, reference } = node.attributes ?? {}
    const { islandNames, apiIds } = context.site
    if (!name) context.report(node, 'An island has no name.', 'Give name="…", a key of islands in docs.config.ts.')
    else if (!islandNames.includes(name))
      context.report(
        node,
        `There is no island "${name}".`,
        islandNames.length === 0 ? 'Name its module in islands of docs.config.ts.' : suggestNearest(name, islandNames),
      )
    if (typeof reference === 'string' && apiIds !== undefined && !apiIds.includes(reference))
      context.report(node, `There is no table "${reference}" in the reference.`, suggestNearest(reference, apiIds))
    else if (typeof reference === 'string') context.playgrounds.push(reference)
    context.islands.push(name ?? '')
    return {
      name: name ?? '',
      show: show ?? undefined,
      still: still !== undefined,
      seen: seen !== undefined,
      reference: reference ?? undefined,
      number: context.islands.length,
    }
  },
})
