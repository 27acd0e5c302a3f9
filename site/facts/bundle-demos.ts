import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { readDemos, resolveConfig } from 'vitrine/stages'
import config from '../docs.config.ts'

const facts = fileURLToPath(new URL('.', import.meta.url))
const entry = 'entry-of-demos.tsx'

/** One script with all demos of the site in the words of each locale, the simulated reader, and what shows a demo. */
export async function bundleDemos(): Promise<string> {
  const site = resolveConfig(config, resolve(facts, '..'))
  const { demos } = readDemos(site)
  const files = new Map<string, string>()
  const shown = site.locales.flatMap(({ id: locale }) =>
    demos.map(({ id, files: written, versions }) => {
      const own = versions[locale] ?? written
      for (const { path, source } of own) files.set(`${path}?${locale}`, source)
      return { id, locale, path: `${own[0]?.path ?? ''}?${locale}` }
    }),
  )
  files.set(
    entry,
    [
      `import { offerDemos } from ${JSON.stringify(resolve(facts, 'demo-page.client.tsx'))}`,
      ...shown.map(({ path }, index) => `import Demo${index} from ${JSON.stringify(path)}`),
      'offerDemos({',
      ...shown.map(({ id, locale }, index) => `  '${locale}/${id}': Demo${index},`),
      '})',
    ].join('\n'),
  )
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'demos',
        resolveId: (source, importer) => {
          if (files.has(source)) return source
          const [path = '', locale] = importer?.split('?') ?? []
          const found = `${resolve(dirname(path), source)}?${locale ?? ''}`
          return source.startsWith('.') && files.has(found) ? found : undefined
        },
        load: (id) => {
          const code = files.get(id)
          return code === undefined ? undefined : { code, moduleType: 'tsx' }
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  return output[0].code
}

/** The stylesheets of the site that dress demos. */
export function readDemoStyles(): string {
  return ['select.css', 'demo.css', 'demo-controls.css']
    .map((name) => readFileSync(resolve(facts, '../theme', name), 'utf8'))
    .join('\n')
}
