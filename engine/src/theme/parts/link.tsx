import type { ReactElement, ReactNode } from 'react'
import type { PrefetchMode } from '../../model/config.ts'
import { prefetchModes } from '../../schema/config.ts'
import type { View } from '../view.ts'
import { dataPrefetch, mark } from '../../shared/markup.ts'

/** Props of `Link`. */
export interface LinkProps {
  href: string
  view: View
  /** Without it the link does as the root element of the page says, which has the site's `prefetch`. */
  prefetch?: PrefetchMode
  className?: string | undefined
  /** Language of what the link says, where it is not that of the page. */
  lang?: string | undefined
  current?: 'page' | 'true' | undefined
  children: ReactNode
}

// As plain text, because a value that TypeScript has not checked may come from outside.
const modes: readonly string[] = prefetchModes

/** A link inside the site. `prefetch` says when its page is prefetched. */
export function Link({ href, view, prefetch, className, lang, current, children }: LinkProps): ReactElement {
  if (prefetch !== undefined && !modes.includes(prefetch))
    throw new Error(`Invalid prefetch value "${prefetch}" found in Link component`)
  return (
    <a
      href={href}
      className={className}
      lang={lang}
      aria-current={current}
      {...mark(dataPrefetch, prefetch === view.site.config.prefetch ? undefined : prefetch)}
    >
      {children}
    </a>
  )
}
