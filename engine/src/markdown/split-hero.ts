import type { Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { HeroParts } from '../model/page.ts'
import type { MarkdownContext } from './context.ts'

/** Removes the `:::hero` block from the page and gives its parts. Undefined when the page has none. */
export function splitHero(tree: Root, context: MarkdownContext): HeroParts<Root> | undefined {
  const hero = tree.children.find((node) => isContainer(node, 'hero'))
  if (hero === undefined) return undefined
  if (context.page.frontmatter.hero === undefined)
    context.report(
      hero,
      'The page has the text of a hero, but no hero.',
      'Add hero: with title and description to the front matter.',
    )
  tree.children.splice(tree.children.indexOf(hero), 1)
  const found = hero.children.findIndex((node) => isContainer(node, 'beside'))
  const at = found === -1 ? hero.children.length : found
  const beside = hero.children[at]
  return {
    text: toRoot(hero.children.slice(0, at)),
    beside: toRoot(beside !== undefined && 'children' in beside ? (beside as ContainerDirective).children : []),
    below: toRoot(hero.children.slice(at + 1)),
  }
}

function isContainer(node: Root['children'][number], name: string): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === name
}

function toRoot(children: Root['children']): Root {
  return { type: 'root', children }
}
