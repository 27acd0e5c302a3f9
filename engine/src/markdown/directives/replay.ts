import { toString } from 'mdast-util-to-string'
import { suggestNearest } from '../../node/nearest.ts'
import type { MarkdownContext } from '../context.ts'
import { defineDirective } from '../directive.ts'

interface ReplayProps {
  /** Id of the demo that plays it. */
  demo: string
  /** What the demo is told, in its own words. */
  act: string
  /** The text before the button, for its name. */
  label: string
}

/** `:replay[Enter]{demo="lamp" act="press Enter"}`: a text, and a button that has a demo of the same page play something. */
export const replayDirective = defineDirective({
  name: 'replay',
  element: 'v-replay',
  forms: ['textDirective'],
  attributes: ['demo', 'act'],
  read: (node, context): ReplayProps => {
    const { demo, act } = node.attributes ?? {}
    const id = demo ?? ''
    if (!context.site.demoIds.includes(id))
      context.report(
        node,
        id === '' ? 'A replay names no demo.' : `There is no demo "${id}" to replay something.`,
        id === '' ? 'Write :replay[…]{demo="…" act="…"}.' : suggestNearest(id, context.site.demoIds),
      )
    else context.replays.push({ demo: id, node })
    if (act === undefined || act === null || act === '')
      context.report(node, 'A replay says nothing to its demo.', 'Write :replay[…]{demo="…" act="…"}.')
    return { demo: id, act: act ?? '', label: toString(node) }
  },
})

/** Reports replays whose demo stands somewhere else. To be called when the whole page has been read. */
export function checkReplays(context: MarkdownContext): void {
  for (const { demo, node } of context.replays)
    if (!context.demos.some(({ id }) => id === demo))
      context.report(
        node,
        `The demo "${demo}" that is to replay something is not on this page.`,
        `Write ::demo{id="${demo}"} on it.`,
      )
}
