import { createApiLinks } from './api-links.ts'
import type { View } from '../view.ts'

/** Gives the links of properties in highlighted code (`@<row id>`) their addresses as seen from one page. */
export function resolvePropLinks(view: View, html: string): string {
  const links = createApiLinks(view)
  return html.replaceAll(/href="@([\w-]+)"/g, (_match, id: string) => `href="${links.row(id)}"`)
}
