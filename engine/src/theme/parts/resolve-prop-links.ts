import type { PageLinks } from '../../model/page-view.ts'

/** Replaces the links of properties in highlighted code (`@<row id>`) by addresses relative to one page. */
export function resolvePropLinks({ rows }: PageLinks, html: string): string {
  return html.replaceAll(/href="@([\w-]+)"/g, (_match, id: string) => `href="${rows[id] ?? `#${id}`}"`)
}
