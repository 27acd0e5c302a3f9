import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'
import type { ElementProps, View } from '../view.ts'

const view = { site: { config: { base: '/docs/' } } } as unknown as View

function draw(props: Partial<ElementProps<'v-picture'>>): string {
  return renderToStaticMarkup(<Picture view={view} light="/lamp.png" alt="A lamp" width={60} height={41} {...props} />)
}

it('is one picture of known size, fetched when it comes near', () => {
  expect(draw({ caption: 'On' })).toBe(
    '<figure class="picture"><img src="/docs/lamp.png" alt="A lamp" width="60" height="41" loading="lazy" decoding="async"/><figcaption>On</figcaption></figure>',
  )
})

it('is a smaller file where there is one, each scheme by itself', () => {
  const html = draw({ lightAvif: '/lamp.avif', dark: '/dark.png' })
  expect(html).toBe(
    '<figure class="picture">' +
      '<picture><source srcSet="/docs/lamp.avif" type="image/avif"/>' +
      '<img class="light-only" src="/docs/lamp.png" alt="A lamp" width="60" height="41" loading="lazy" decoding="async"/></picture>' +
      '<img class="dark-only" src="/docs/dark.png" alt="A lamp" width="60" height="41" loading="lazy" decoding="async"/></figure>',
  )
  expect(draw({ dark: '/dark.png', darkAvif: '/dark.avif' })).toContain(
    '<picture><source srcSet="/docs/dark.avif" type="image/avif"/><img class="dark-only" src="/docs/dark.png"',
  )
})
