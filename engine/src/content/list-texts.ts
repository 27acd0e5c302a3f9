import { type ESTree, parseSync } from 'rolldown/utils'
import { listComments } from './code-comments.ts'
import type { CodeText } from './code-text.ts'

/** Attributes and keys of options whose text is for people. */
const shownNames = new Set(['label', 'placeholder', 'title', 'alt', 'aria-label', 'aria-description'])
/** Attributes whose text is for machines. */
const codeNames = new Set(['style', 'className', 'mode', 'autoComplete'])

/** The texts of a source file in their order. Imports, types and directives hold none. A file that cannot be parsed has none. */
export function listTexts(name: string, source: string): CodeText[] {
  const { program, errors, comments } = parseSync(name, source)
  if (errors.length > 0) return []
  const texts: CodeText[] = []
  const add = (text: CodeText): void => {
    if (text.key.trim() !== '') texts.push({ ...text, isShown: text.isShown && /\p{L}/u.test(text.key) })
  }
  const walk = (node: ESTree.Node, isShown: boolean, isHost = false): void => {
    const { start, end } = node
    switch (node.type) {
      case 'JSXText': {
        const raw = source.slice(start, end)
        const lead = raw.length - raw.trimStart().length
        const key = raw.trim().replaceAll(/\s+/g, ' ')
        add({ key, kind: 'jsx', start: start + lead, end: start + raw.trimEnd().length, isShown: true })
        return
      }
      case 'Literal':
        if (typeof node.value === 'string') add({ key: node.value, kind: 'string', start, end, isShown })
        return
      case 'TemplateLiteral':
        add({
          key: readTemplate(node, source),
          kind: 'template',
          start,
          end,
          // What stands between the values: `/${name}` says nothing.
          isShown: isShown && node.quasis.some(({ value }) => /\p{L}/u.test(value.raw)),
        })
        for (const inside of node.expressions) walk(inside, isShown)
        return
      case 'JSXAttribute': {
        const { name: attribute, value } = node
        const called = attribute.type === 'JSXIdentifier' ? attribute.name : ''
        const isForPeople = shownNames.has(called)
        if (codeNames.has(called) || (isHost && !isForPeople && value?.type === 'Literal')) return
        if (value?.type === 'Literal' && typeof value.value === 'string')
          add({ key: value.value, kind: 'attribute', start: value.start, end: value.end, isShown: isForPeople })
        else if (value !== null) walk(value, isForPeople)
        return
      }
      case 'JSXElement':
      case 'JSXFragment':
        if (node.type === 'JSXElement') {
          const { name: element, attributes } = node.openingElement
          // The attributes of HTML and SVG have words of their own, such as `fill="none"`.
          const tag = element.type === 'JSXIdentifier' ? element.name : ''
          for (const each of attributes) walk(each, false, /^[a-z]/.test(tag))
          if (tag === 'style') return
        }
        for (const child of node.children) walk(child, child.type === 'JSXExpressionContainer')
        return
      case 'Property':
        if (node.key.type !== 'Identifier') walk(node.key, false)
        else if (!node.computed && !node.shorthand)
          add({ key: node.key.name, kind: 'key', start: node.key.start, end: node.key.end, isShown: false })
        walk(node.value, node.key.type === 'Identifier' && shownNames.has(node.key.name))
        return
      // A type that lists texts goes with them; other types hold none.
      case 'TSLiteralType':
        walk(node.literal, false)
        return
      case 'TSUnionType':
        for (const each of node.types) walk(each, false)
        return
      case 'TSTypeAnnotation':
        walk(node.typeAnnotation, false)
        return
      case 'TSPropertySignature':
        if (node.typeAnnotation) walk(node.typeAnnotation, false)
        return
      case 'TSInterfaceDeclaration':
        for (const each of node.body.body) walk(each, false)
        return
      case 'TSTypeAliasDeclaration':
        walk(node.typeAnnotation, false)
        return
      // A text that code compares with is not the one that a reader sees.
      case 'ConditionalExpression':
        walk(node.test, false)
        walk(node.consequent, isShown)
        walk(node.alternate, isShown)
        return
      case 'LogicalExpression':
        walk(node.left, false)
        walk(node.right, isShown)
        return
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        walk(node.expression, isShown)
        return
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
        return
      case 'ExpressionStatement':
        if (!('directive' in node) || typeof node.directive !== 'string') walk(node.expression, false)
        return
      default:
        if (!node.type.startsWith('TS')) for (const child of listChildren(node)) walk(child, false)
    }
  }
  walk(program, false)
  return [...texts, ...listComments(comments, source)].toSorted((a, b) => a.start - b.start)
}

/** Without values as text, with values as it is written: `${count} results`. */
function readTemplate({ quasis, expressions, start, end }: ESTree.TemplateLiteral, source: string): string {
  return expressions.length === 0 ? (quasis[0]?.value.cooked ?? '') : source.slice(start + 1, end - 1)
}

function listChildren(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
