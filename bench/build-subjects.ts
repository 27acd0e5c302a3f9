import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { neutralDemos, neutralGroups, writeDocuments, type NeutralDocument } from './neutral-content.ts'

/** A folder with a site, and how the site is built. */
export interface BuildSubject {
  name: string
  documents: number
  folder: string
  /** Arguments for Node. */
  command: readonly string[]
  /** Folders that must not exist before a cold build, relative to `folder`. */
  made: readonly string[]
  /** The page that is changed between builds: its path below `source`. */
  edited: string
  /** Folder with the pages, relative to `folder`. */
  source: string
}

const repository = fileURLToPath(new URL('..', import.meta.url))
const vitrine = join(repository, 'engine/bin/vitrine.mjs')

/** A copy of this repository's site. Builds of the original are not touched. */
export function copySite(folder: string): BuildSubject {
  const left = ['dist', '.cache', 'node_modules']
  cpSync(join(repository, 'site'), folder, { recursive: true, filter: (path) => !left.includes(basename(path)) })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const documents = 0
  return {
    name: 'this site',
    documents,
    folder,
    command: [vitrine, 'build', '--root', folder],
    made: ['.cache', 'dist'],
    edited: 'en-US/guide/symptoms.md',
    source: 'content',
  }
}

/** Writes one more sentence at the end of a page. */
export function editPage({ folder, source, edited }: BuildSubject, sentence: string): void {
  appendFileSync(join(folder, source, edited), `\n${sentence}\n`)
}

/** A site of neutral documents, for this engine. */
export function writeOurSite(folder: string, count: number): BuildSubject {
  const groups = neutralGroups.map((id) => ({ id, title: { 'zh-CN': id, 'en-US': id } }))
  const config = {
    title: { 'zh-CN': 'Neutral', 'en-US': 'Neutral' },
    description: { 'zh-CN': 'Neutral', 'en-US': 'Neutral' },
    locales: [
      { id: 'zh-CN', name: '简体中文' },
      { id: 'en-US', name: 'English' },
    ],
    // React itself cannot be documented: in development, pages are drawn with the copy of Node.
    library: { package: 'valibot', repositoryUrl: 'https://example.org' },
    nav: [{ path: '/', title: { 'zh-CN': 'Docs', 'en-US': 'Docs' } }],
    groups,
  }
  const documents = writeDocuments(count)
  writeFiles(folder, {
    'docs.config.ts': `export default ${JSON.stringify(config, undefined, 2)}\n`,
    ...Object.fromEntries(Object.entries(neutralDemos).map(([id, source]) => [`demos/${id}.tsx`, source])),
    ...Object.fromEntries(
      documents.map((document, index) => {
        const { locale, group, name, body, demo } = document
        // The first page of a locale is its home.
        const path = index % (count / 2) === 0 ? 'index' : `${group}/${name}`
        const shown = demo === undefined ? '' : `\n\n::demo{id="${demo}"}`
        return [`content/${locale}/${path}.md`, `${writeFront(document, `group: ${group}`)}${body}${shown}\n`]
      }),
    ),
  })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  const command = [vitrine, 'build', '--root', folder]
  return {
    name: 'this engine',
    documents: count,
    folder,
    command,
    made: ['.cache', 'dist'],
    edited: 'en-US/part-1/page-1.md',
    source: 'content',
  }
}

/** The same documents for Starlight, below the folder in which it is installed. Undefined when it is not installed. */
export function writeStarlightSite(peers: string | undefined, count: number): BuildSubject | undefined {
  if (peers === undefined || !existsSync(join(peers, 'node_modules/@astrojs/starlight'))) return undefined
  const folder = join(peers, `starlight-${count}`)
  rmSync(folder, { recursive: true, force: true })
  const documents = writeDocuments(count)
  writeFiles(folder, {
    // Astro treats the packages that are listed here as its own and does not let Node load them.
    'package.json': `${JSON.stringify({ type: 'module', dependencies: { '@astrojs/react': '*', '@astrojs/starlight': '*', astro: '*' } })}\n`,
    'astro.config.mjs': `import react from '@astrojs/react'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({
  cacheDir: './.cache',
  vite: { cacheDir: './.cache/vite' },
  integrations: [
    starlight({
      title: 'Neutral',
      locales: { root: { label: '简体中文', lang: 'zh-CN' }, en: { label: 'English', lang: 'en-US' } },
      sidebar: ${JSON.stringify(neutralGroups)}.map((directory) => ({ label: directory, autogenerate: { directory } })),
    }),
    react(),
  ],
})
`,
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    ...Object.fromEntries(Object.entries(neutralDemos).map(([id, source]) => [`src/demos/${id}.tsx`, source])),
    ...Object.fromEntries(
      documents.map((document, index) => {
        const { locale, group, name, body, demo } = document
        const path = index % (count / 2) === 0 ? 'index' : `${group}/${name}`
        const file = `src/content/docs/${locale === 'en-US' ? 'en/' : ''}${path}`
        const up = '../'.repeat(file.split('/').length - 2)
        const front = writeFront(document)
        if (demo === undefined) return [`${file}.md`, `${front}${body}\n`]
        const imported = `import Demo from '${up}demos/${demo}.tsx'\n\n`
        return [`${file}.mdx`, `${front}${imported}${body}\n\n<Demo client:visible />\n`]
      }),
    ),
  })
  // It holds all pages at once: thousands of them need more memory than Node takes by itself.
  const memory = count > 1000 ? ['--max-old-space-size=12000'] : []
  const command = [...memory, join(peers, 'node_modules/astro/astro.js'), 'build']
  return {
    name: 'Starlight',
    documents: count,
    folder,
    command,
    made: ['.cache', '.astro', 'dist'],
    edited: 'en/part-1/page-1.md',
    source: 'src/content/docs',
  }
}

function writeFront({ title, description }: NeutralDocument, ...more: string[]): string {
  return ['---', `title: ${title}`, `description: ${description}`, ...more, '---', '', ''].join('\n')
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
