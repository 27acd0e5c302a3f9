import type { Directive } from '../directive.ts'

/** `:::hero … :::`: what stands in the hero of a home page below its title. Allowed once, at the top level. */
export const heroDirective: Directive = {
  name: 'hero',
  forms: ['containerDirective'],
  attributes: [],
  apply: (node, context) => {
    context.report(
      node,
      'A hero stands inside of something else, or is the second one.',
      'A page has one hero, at its top level.',
    )
    node.data = { hName: 'div' }
  },
}

/** `:::beside … :::` in a hero: what stands beside its text where the page is wide enough. Allowed once, directly in the hero. */
export const besideDirective: Directive = {
  name: 'beside',
  forms: ['containerDirective'],
  attributes: [],
  apply: (node, context) => {
    context.report(
      node,
      'A "beside" stands outside of a hero, or is the second one.',
      'Put it directly into :::hero, once.',
    )
    node.data = { hName: 'div' }
  },
}
