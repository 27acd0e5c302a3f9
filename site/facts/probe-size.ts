import { brotliCompressSync, gzipSync } from 'node:zlib'
import { rolldown, VERSION } from 'rolldown'

/** What the default export weighs in a page that has React already. Kilobytes of 1,000 bytes, as packages are weighed elsewhere. */
export interface SizeFacts {
  bundler: string
  minified: string
  gzip: string
  brotli: string
  /** Names of the packages that come with it. */
  packages: string[]
}

const entry = 'entry'
const react = /^react(-dom)?(\/|$)/

/** Bundles and minifies the default export with all its dependencies but React. */
export async function probeSize(): Promise<SizeFacts> {
  const modules = new Set<string>()
  const bundle = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    platform: 'browser',
    external: react,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/${entry}.js` : null),
        load: (id) => (id.endsWith(`/${entry}.js`) && id.startsWith(import.meta.dirname) ? source : null),
        moduleParsed: ({ id }) => void modules.add(id),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  const { code } = output[0]
  return {
    bundler: `Rolldown ${VERSION}`,
    minified: toKilobytes(Buffer.byteLength(code)),
    gzip: toKilobytes(gzipSync(code, { level: 9 }).length),
    brotli: toKilobytes(brotliCompressSync(code).length),
    packages: [...new Set([...modules].flatMap(namePackage))].toSorted(),
  }
}

const source = "export { default } from '@rc-component/select'"

function toKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function namePackage(path: string): string[] {
  const name = /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(path)?.[1]
  return name === undefined ? [] : [name.replaceAll('\\', '/')]
}
