import type { Node, TypeNode } from 'typescript/unstable/ast'

/** A node of a declaration with the parts that this room reads; which of them it has depends on its kind. */
export interface SyntaxNode extends Node {
  readonly name?: SyntaxNode
  readonly type?: SyntaxNode & TypeNode
  readonly typeName?: SyntaxNode
  readonly expression?: SyntaxNode
  readonly typeArguments?: readonly (SyntaxNode & TypeNode)[]
  readonly typeParameters?: readonly SyntaxNode[]
  readonly constraint?: SyntaxNode
  readonly defaultType?: SyntaxNode
  readonly heritageClauses?: readonly SyntaxNode[]
  /** Of a heritage clause, an intersection or a union. */
  readonly types?: readonly SyntaxNode[]
  readonly members?: readonly SyntaxNode[]
  readonly questionToken?: SyntaxNode
  readonly postfixToken?: SyntaxNode
  /** `X` and `'key'` of `X['key']`. */
  readonly objectType?: SyntaxNode & TypeNode
  readonly indexType?: SyntaxNode
  readonly literal?: SyntaxNode & { readonly text: string }
  readonly dotDotDotToken?: SyntaxNode
  readonly modifiers?: readonly SyntaxNode[]
  readonly parameters?: readonly SyntaxNode[]
  readonly initializer?: SyntaxNode
  /** The name in `typeof X`; the parts of `A.B`; the module and the name in `import('module').Name`. */
  readonly exprName?: SyntaxNode
  readonly left?: SyntaxNode
  readonly argument?: SyntaxNode
  readonly qualifier?: SyntaxNode
  readonly moduleSpecifier?: SyntaxNode & { readonly text: string }
  readonly importClause?: SyntaxNode
  readonly namedBindings?: SyntaxNode
}
