import { withBase } from '../shared/addresses.ts'

/** `robots.txt`: search engines may read everything. Pages that must not be listed say so in their head. */
export function buildRobots({ base, origin }: { base: string; origin: string | undefined }): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}${withBase(base, '/sitemap.xml')}\n`
  return `User-agent: *\nAllow: /\n${sitemap}`
}
