import type { Parents, Root, RootContent } from 'mdast'
import type { MarkdownContext } from './context.ts'

/** No text that people read comes near it, and the steps that follow call themselves for each level. */
const mostLevels = 100

/** Reports what is nested too deep in a text, and takes out what stands below that level. */
export function cutDeep(tree: Root, context: MarkdownContext): void {
  let level: Parents[] = [tree]
  for (let depth = 1; level.length > 0; depth++) {
    const next = level.flatMap(({ children }) => (children as RootContent[]).filter(isParent))
    const [first] = next
    if (depth === mostLevels && first !== undefined) {
      context.report(
        first,
        `The text is nested more than ${mostLevels} levels deep.`,
        'Take quotes, lists and directives out of each other.',
      )
      for (const parent of next) parent.children = []
      return
    }
    level = next
  }
}

function isParent(node: RootContent): node is RootContent & Parents {
  return 'children' in node
}
