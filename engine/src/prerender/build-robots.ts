import { withBase } from '../shared/addresses.ts'

/** `robots.txt`: everything may be read; what is not to be listed says so itself. */
export function buildRobots({ base, origin }: { base: string; origin: string | undefined }): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}${withBase(base, '/sitemap.xml')}\n`
  return `User-agent: *\nAllow: /\n${sitemap}`
}
