import type { SiteDemo } from '../../model/site.ts'
import { toLocalePath, withBase } from '../../shared/addresses.ts'
import type { View } from '../view.ts'

/** Address of a demo on the page that explains it. */
export function toDemoHref(view: View, demo: SiteDemo): string {
  const { site, page } = view
  const path = withBase(site.base, toLocalePath(page.locale, site.locales[0]?.id ?? page.locale, demo.route ?? '/'))
  return demo.route?.endsWith(`/${demo.id}`) === true ? path : `${path}#${demo.id}`
}
