import type { DirectiveProps, TextProps } from '../model/directive-props.ts'

// Names that one room writes into a page and another one looks for. Both take them from here, so that a new name is one edit
// and a forgotten one does not compile. Plain constants: the bundler puts them where they are used.

/** Elements that markdown leaves in a tree for the theme to draw. Those of directives are the keys of `DirectiveProps`. */
export const codeElement = 'v-code' satisfies keyof TextProps
export const headingElement = 'v-heading' satisfies keyof TextProps
export const tableElement = 'v-table' satisfies keyof TextProps
export const demoElement = 'v-demo' satisfies keyof DirectiveProps
