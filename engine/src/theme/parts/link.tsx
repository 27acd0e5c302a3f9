import type { ReactElement, ReactNode } from 'react'
import type { PrefetchMode } from '../../model/config.ts'
import type { View } from '../view.ts'
import { dataPrefetch, mark } from '../../shared/markup.ts'

/** Props of `Link`. */
export interface LinkProps {
  href: string
  view: View
  /** Without it the site's `prefetch` is used. */
  prefetch?: PrefetchMode
  className?: string | undefined
  /** Language of what the link says, where it is not that of the page. */
  lang?: string | undefined
  current?: 'page' | 'true' | undefined
  children: ReactNode
}

const modes: readonly string[] = ['intent', 'render', 'viewport', 'none']

/** A link inside the site. `prefetch` says when its page is prefetched. */
export function Link({
  href,
  view,
  prefetch = view.site.config.prefetch,
  className,
  lang,
  current,
  children,
}: LinkProps): ReactElement {
  if (!modes.includes(prefetch)) throw new Error(`Invalid prefetch value "${prefetch}" found in Link component`)
  return (
    <a
      href={href}
      className={className}
      lang={lang}
      aria-current={current}
      {...mark(dataPrefetch, prefetch === 'none' ? undefined : prefetch)}
    >
      {children}
    </a>
  )
}
