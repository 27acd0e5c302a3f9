import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PrefetchMode } from '../../model/config.ts'
import { Link } from './link.tsx'
import type { View } from '../view.ts'

const render = (site: string, own?: string): string =>
  renderToStaticMarkup(
    <Link
      href="/demo"
      view={{ site: { config: { prefetch: site } } } as unknown as View}
      {...(own === undefined ? {} : { prefetch: own as PrefetchMode })}
    >
      Demo
    </Link>,
  )

describe('Link', () => {
  it('carries its way of prefetching only when it is not the site’s, which the page carries once', () => {
    expect(render('none')).toBe('<a href="/demo">Demo</a>')
    expect(render('intent')).toBe('<a href="/demo">Demo</a>')
    expect(render('intent', 'intent')).toBe('<a href="/demo">Demo</a>')
    expect(render('intent', 'viewport')).toBe('<a href="/demo" data-prefetch="viewport">Demo</a>')
    expect(render('none', 'render')).toBe('<a href="/demo" data-prefetch="render">Demo</a>')
    expect(render('render', 'none')).toBe('<a href="/demo" data-prefetch="none">Demo</a>')
  })

  it('refuses any other value', () => {
    expect(() => render('none', 'hover')).toThrow(new Error('Invalid prefetch value "hover" found in Link component'))
  })
})
