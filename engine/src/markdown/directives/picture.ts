import { setElement, type Directive } from '../apply-directives.ts'

/** `::picture{light="/a.png" dark="/b.png" alt="…"}`: a picture per scheme, with its size, so that nothing shifts. */
export const pictureDirective: Directive = {
  name: 'picture',
  forms: ['leafDirective'],
  attributes: ['light', 'dark', 'alt', 'caption'],
  apply: (node, step) => {
    const { light, dark, alt, caption } = node.attributes ?? {}
    const size = light ? step.site.pictureSize(light) : undefined
    if (size === undefined)
      step.report(
        node,
        `There is no picture "${light ?? ''}" in public.`,
        'Give light="/path.png" of a PNG file below public.',
      )
    if (dark && step.site.pictureSize(dark) === undefined)
      step.report(node, `There is no picture "${dark}" in public.`, 'Give dark="/path.png" of a PNG file below public.')
    if (!alt) step.report(node, 'A picture has no alt.', 'Say in alt="…" what the picture shows.')
    setElement(node, 'v-picture', { light, dark, alt, caption, ...size })
  },
}
