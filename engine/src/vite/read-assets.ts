import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { Config } from '../model/config.ts'
import { hashText } from '../node/hash-files.ts'
import { withBase } from '../shared/addresses.ts'
import type { Assets, ModuleAddress } from '../theme/view.ts'
import { faceName } from './create-face.ts'
import { type IslandFile, toChunkName } from './site-files.ts'

/** Addresses of the files in a finished client bundle, and of the two scripts that only some documents load. */
export interface BuiltAssets {
  assets: Assets
  alone: string
  notFound: string
}

/** Reads the manifest of the client bundle in `folder`. */
export function readAssets(folder: string, config: Config, islands: readonly IslandFile[], boot: string): BuiltAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const byName = new Map(
    Object.values(manifest).flatMap((chunk) =>
      chunk.isEntry === true && chunk.name !== undefined ? [[chunk.name, chunk]] : [],
    ),
  )
  const find = (name: string): ManifestChunk => {
    const chunk = byName.get(name)
    if (chunk === undefined)
      throw new Error(
        `The client bundle has no entry "${name}". Manifest: ${relative(config.root, folder)}/.vite/manifest.json`,
      )
    return chunk
  }
  const toAddress = (name: string): ModuleAddress => {
    const chunk = find(name)
    const style = chunk.assets?.find((file) => file.endsWith('.css'))
    return {
      src: withBase(config.base, chunk.file),
      preload: listImports(chunk, manifest).map((file) => withBase(config.base, file)),
      ...(style === undefined ? {} : { style: withBase(config.base, style) }),
    }
  }
  const client = find('client')
  const chunks = Object.values(manifest)
  // A stylesheet that a script imports with `?url` is loaded on demand, so pages must not link it. Linked before the
  // page's stylesheet, it would also change the order of the layers.
  const asked = new Set(chunks.flatMap((chunk) => chunk.assets ?? []))
  const styles = new Set(
    chunks
      .flatMap((chunk) => (chunk.css ?? []).concat(chunk.file.endsWith('.css') ? chunk.file : []))
      .filter((file) => !asked.has(file)),
  )
  const face = chunks.find(({ file }) => file.startsWith(`assets/${faceName}-`))
  return {
    assets: {
      styles: [...styles].map((file) => withBase(config.base, file)),
      client: withBase(config.base, client.file),
      hydrate: toAddress('hydrate'),
      ...(face === undefined ? {} : { face: withBase(config.base, face.file) }),
      islands: Object.fromEntries(islands.map(({ name }) => [name, toAddress(toChunkName(name))])),
      search: {},
      boot,
      build: nameBuild(manifest, boot),
    },
    alone: withBase(config.base, find('alone').file),
    notFound: withBase(config.base, find('not-found').file),
  }
}

/**
 * What tells this build from another one: the names of its files, which contain a hash of each. The keys of the manifest
 * do not count, because they contain paths of this machine.
 */
function nameBuild(manifest: Manifest, boot: string): string {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return hashText([...new Set(files)].toSorted().join('\0') + boot).slice(0, 12)
}

/** All files that a chunk imports, directly or through other chunks. */
function listImports(chunk: ManifestChunk, manifest: Manifest, seen = new Set<string>()): string[] {
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key]
    if (imported === undefined || seen.has(imported.file)) continue
    seen.add(imported.file)
    listImports(imported, manifest, seen)
  }
  return [...seen]
}
