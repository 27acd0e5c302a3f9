import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from './assemble/build-site.ts'
import { readContent } from './content/read-content.ts'
import { highlightCode } from './markdown/highlight-code.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'
import { createDiskCache, hashFiles } from './content/disk-cache.ts'
import { listPictureSizes, readPictureSize } from './content/read-picture-size.ts'
import type { Config } from './model/config.ts'
import type { Problem } from './model/problem.ts'
import type { Site } from './model/site.ts'

/** The site as pages are drawn from it, or what stands in its way. */
export interface LoadedSite {
  site: Site
  /** Sorted by file and line; a build with any of them fails. */
  problems: Problem[]
}

/** The whole pipeline: disk -> pages -> trees -> site. */
export async function loadSite(config: Config): Promise<LoadedSite> {
  const content = readContent(config)
  const cache = createDiskCache(join(config.cacheDir, 'pages'), hashFiles([engineDir]))

  const markdownSite = {
    base: config.base,
    defaultLocale: config.locales[0]?.id ?? '',
    demoIds: content.demos.map((demo) => demo.id),
    apiIds: config.api === false ? undefined : config.api.entries.map((entry) => entry.id),
    pictureSize: (src: string) => readPictureSize(join(config.publicDir, src)),
  }
  // Pictures are read from disk by their path, so their sizes are part of what a page is made from.
  const pictures = listPictureSizes(config.publicDir)
  const surroundings = { ...markdownSite, pictures }
  const rendered = await Promise.all(
    content.pages.map((raw) => cache.remember('page', [raw, surroundings], () => renderMarkdown(raw, markdownSite))),
  )
  const written = content.pages.flatMap((raw, index) => {
    const page = rendered[index]
    return page === undefined ? [] : [{ raw, content: page.content }]
  })

  const demos = await Promise.all(
    content.demos.map(async (source) => ({
      source,
      code: await Promise.all(
        source.files.map(async (file) => ({
          name: file.name,
          source: file.source,
          html: await cache.remember('code', file.source, () => highlightCode(file.source, 'tsx')),
        })),
      ),
    })),
  )
  const { site, problems } = buildSite(written, demos, config, {
    generator: `vitrine ${engineVersion}`,
    api: undefined,
  })

  cache.prune()

  const all = [...content.problems, ...rendered.flatMap((page) => page.problems), ...problems]
  return { site, problems: all.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }
}

const engineDir = fileURLToPath(new URL('.', import.meta.url))

const engineVersion = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version
