import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashFiles, hashText } from '../node/hash-files.ts'
import { describeBorrowedWords } from '../i18n/words-of.ts'
import { describeLongPages } from '../content/describe-long-pages.ts'
import { readContent } from '../content/read-content.ts'
import { listUndemoed } from '../api/build-prop-demos.ts'
import { describeUnspoken } from '../api/describe-unspoken.ts'
import { loadReference } from '../api/load-reference.ts'
import { type LoadedSite, loadSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import type { Site } from '../model/site.ts'
import { createDocumentKeys } from '../prerender/create-document-keys.ts'
import { readKnownKeys, writeKnownKeys } from '../prerender/known-keys.ts'
import { findHeadFiles, findMark } from '../prerender/find-head-files.ts'
import { writeHostingFiles } from '../prerender/write-hosting-files.ts'
import { type Drawing, openDrawing } from '../prerender/open-drawing.ts'
import { manifestFile } from '../offline/names.ts'
import { createOwnership, type Shard } from '../prerender/shard.ts'
import { openPacking } from '../prerender/open-packing.ts'
import { spareSite } from '../prerender/spare-copies.ts'
import { writeSite } from '../prerender/write-site.ts'
import { rememberTexts } from '../texts/remember-texts.ts'
import { withBase } from '../shared/addresses.ts'
import { Refusal } from '../node/refusal.ts'
import { formatProblems } from '../node/format-problems.ts'
import { claimFolder } from '../node/claim-folder.ts'
import { hashEngine } from '../node/hash-engine.ts'
import type { FolderChanges } from '../node/keep-times.ts'
import { changeFolder, replaceFolder, restoreFolder } from '../node/replace-folder.ts'
import { openSiteFolder, OutputChanged, type SiteFolder } from '../node/site-folder.ts'
import { checkOutput, outputMark } from './check-output.ts'
import { compileRuntime } from './compile-runtime.ts'
import { compileScripts } from './compile-scripts.ts'
import { collectFiles, createDemoFiles } from './create-demo-files.ts'
import { createHeroFiles } from './create-hero-files.ts'
import { createSearchFiles } from './create-search-files.ts'
import { createTryFiles } from './create-try-files.ts'
import { drawLinkPictures, type LinkPictures } from './draw-link-pictures.ts'
import type { Progress } from '../node/show-progress.ts'
import { makeBundles } from './make-bundles.ts'
import { readAssets } from './read-assets.ts'
import { readModules } from './record-modules.ts'
import { listIslands, toDrawingOptions } from './site-files.ts'

/** Figures of a finished build. */
export interface BuildReport {
  pages: number
  demos: number
  /** What is not as the last build left it. */
  changes: FolderChanges
  seconds: number
}

/** What a caller can set for one build. */
export interface BuildOptions {
  /** Called with one line for each stage. */
  say: (line: string) => void
  /** Called when a piece of a step is done, with how many are done. */
  count?: Progress['count'] | undefined
  /** Becomes part of the names of all hashed files. */
  buildId?: string | undefined
  /** Which part of the site to make; all of it when it is not given. */
  shard?: Shard | undefined
}

/**
 * Builds the whole site into `config.outDir`. That folder changes only after everything has succeeded. Throws one
 * error with all problems of the content, or with the reason why the folder must not be replaced.
 */
export async function buildDocs(config: Config, options: BuildOptions): Promise<BuildReport> {
  restoreFolder(checkOutput(config))
  // Each base and each build id has a folder of its own, so that such builds do not overwrite each other's bundles.
  const name = hashText(`${config.base}\0${options.buildId}`).slice(0, 8)
  const { path, release } = claimFolder(join(config.cacheDir, 'build', name))
  const opened: Opened[] = []
  try {
    return await buildIn(path, config, options, opened).catch(async (error: unknown) => {
      if (!(error instanceof OutputChanged)) throw error
      await Promise.all(opened.splice(0).map((open) => open.close()))
      // Of several builds that write one folder the last one stays.
      options.say(`  note      ${error.message.replace(/build again\.$/, 'it begins again')}`)
      return buildIn(path, config, options, opened)
    })
  } catch (error) {
    // The folder is only a cache, so people may delete it, even while a build is at work.
    if (!(error instanceof Refusal) && !existsSync(path))
      throw new Refusal(`"${path}" was deleted while the build was at work: build again.`)
    throw error
  } finally {
    await Promise.all(opened.map((open) => open.close()))
    release()
  }
}

/** What is to be closed at the end of a build. */
type Opened = Pick<Drawing, 'close'>

/**
 * `work` is a folder that no other process writes to. It may contain the bundles of earlier builds. What is to be closed
 * at the end is added to `opened`.
 */
async function buildIn(
  work: string,
  config: Config,
  { say, count, buildId, shard }: BuildOptions,
  opened: Opened[],
): Promise<BuildReport> {
  const started = performance.now()
  const memory = rememberTexts(join(config.cacheDir, 'texts', hashText(config.base).slice(0, 8)), hashEngine(), 'build')
  const content = readContent(config, memory.readers)
  const folders = { client: join(work, 'client'), server: join(work, 'server') }
  const islands = listIslands(config, content.demos)
  // The bundler works in its own threads and the compiler in its own process, so both run while the text is read.
  // The thread that draws loads the demos meanwhile, too.
  const [loaded, bundled, compiled] = await Promise.allSettled([
    loadSite(config, loadReference(config), content, { count, memory }).then(withPictures),
    makeBundles({ config, islands, folders, record: join(work, 'bundle-record.json'), buildId }).then((isNew) => {
      const entry = pathToFileURL(join(folders.server, 'entry.mjs')).href
      const drawing = openDrawing({ ...toDrawingOptions(config, () => islands), entry, mode: 'bundle' })
      opened.push(drawing)
      return { isNew, drawing }
    }),
    Promise.all([compileScripts(config.cacheDir), compileRuntime(config)]),
  ])
  // Problems of the content are reported first, because they may be the reason why the bundle failed.
  const { site, problems, pictures } = takeValue(loaded)
  if (problems.length > 0) throw new Refusal(formatProblems(problems))
  say(`  content   ${site.pages.length} pages, ${site.demos.length} demos`)
  for (const line of describeLongPages(content.pages)) say(`  note      ${line}`)
  sayHints(site, say)
  const { isNew, drawing } = takeValue(bundled)
  for (const line of pictures.lines) say(`  ${line}`)
  say(`  bundles   ${isNew ? 'built' : 'unchanged'}`)
  const [{ boot, frame, worker }, runtime] = takeValue(compiled)

  const directory = join(work, 'site')
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  cpSync(join(folders.client, 'assets'), join(directory, 'assets'), { recursive: true })
  const out = checkOutput(config)
  const [record, keyFile] = ['left', 'keys'].map((room) =>
    join(config.cacheDir, room, `${hashText(out).slice(0, 8)}.json`),
  ) as [string, string]
  const folder = openSiteFolder(directory, { output: out, record })
  folder.adopt()
  const packing = openPacking(folder, join(config.cacheDir, 'compressed'))
  opened.push(packing)
  /** The long scripts take longest, so they are compressed while pages are drawn. Only a whole site is compressed. */
  const pack = (paths: Iterable<string>): void => (shard === undefined ? packing.add(paths) : undefined)
  pack(folder.files.keys())

  const { alone, notFound, ...built } = readAssets(folders.client, config, islands, boot)
  const isOwn = shard === undefined ? () => true : createOwnership(shard)
  const search = await createSearchFiles(site, config, isOwn)
  const offered = collectFiles(config.base)
  const assets = {
    ...built.assets,
    search: search.field,
    demoFiles: await createDemoFiles(
      site,
      (locale, sandbox) => drawing.draw({ kind: 'menu', locale, sandbox }),
      offered.offer,
    ),
    heroFiles: createHeroFiles(site, offered.offer),
    tryFiles: createTryFiles(site, { frame, runtime }, offered.offer),
    ...findMark(config),
    head: findHeadFiles(config, { boot, frame }, pictures.previews),
    offline: withBase(config.base, manifestFile),
  }
  // The search data of a large site takes longest to compress.
  for (const [path, { key, make }] of search.files)
    if (key === undefined || !folder.take(path, key)) folder.write(path, make(), key)
  const files = [...offered.files, ...pictures.files]
  for (const [path, bytes] of files) folder.write(path, bytes)
  pack([...search.files.keys(), ...files.map(([path]) => path)])
  drawing.prepare({ site: spareSite(site), assets })
  const keys = createDocumentKeys(site, assets, describeCode(folders.server), readKnownKeys(keyFile))
  const pages = await writeSite(site, config, {
    drawing,
    keys,
    alone,
    notFound,
    folder,
    written: (path) => pack([path]),
    count,
    isOwn,
  })
  say(`  pages     ${pages} written`)
  const copies = await writeHostingFiles(site, config, {
    folder,
    packing,
    boot,
    frame,
    worker,
    modules: [
      ...readModules([folders.client, folders.server]),
      ...runtime.modules,
      ...search.modules,
      ...(config.face === undefined ? [] : [config.face.file]),
    ],
    search: search.data,
    shard,
  })
  say(`  copies    ${copies.made} compressed, ${copies.fromCache} unchanged`)

  folder.write(outputMark.name, outputMark.text)
  // Asked again: somebody may have put something there during the build.
  checkOutput(config)
  const changes = folder.settle()
  publish(folder, changes, out, say)
  folder.remember()
  writeKnownKeys(keyFile, keys.found)
  return { pages, demos: site.demos.length, changes, seconds: (performance.now() - started) / 1000 }
}

/** The site with its pictures for links. They are drawn while the bundler works, and not at all for a site that cannot be built. */
async function withPictures(loaded: LoadedSite): Promise<LoadedSite & { pictures: LinkPictures }> {
  const none = { files: new Map<string, Buffer>(), previews: {}, lines: [] }
  return { ...loaded, pictures: loaded.problems.length > 0 ? none : await drawLinkPictures(loaded.site) }
}

/** What the same page may be drawn differently with. A demo may write numbers and dates as this machine does. */
function describeCode(server: string): string {
  return JSON.stringify([hashEngine(), hashFiles([server]), process.version, Intl.DateTimeFormat().resolvedOptions()])
}

/** After an edit few files differ: only these are moved then, and all others are neither linked nor deleted. */
function publish(folder: SiteFolder, changes: FolderChanges, out: string, say: (line: string) => void): void {
  const changed = changeFolder(folder.directory, out, changes)
  if (changed === undefined) folder.complete()
  const { reason, left } = changed ?? replaceFolder(folder.directory, out)
  if (reason !== undefined)
    say(`  note      "${out}" cannot be moved (${reason}): its files were replaced one by one, pages last`)
  for (const path of left) say(`  note      "${path}" is an old output that could not be deleted: delete it`)
}

/**
 * Tells what the reference lacks although nothing is wrong: properties that no demo shows, and words and demos
 * that a language has no translation for.
 */
function sayHints({ api, config, demos }: Site, say: (line: string) => void): void {
  for (const line of describeBorrowedWords(config.locales.map(({ id }) => id))) say(`  note      ${line}`)
  for (const { id } of config.locales) {
    const silent = demos.filter(({ versions }) => !(id in versions)).map((demo) => demo.id)
    if (silent.length > 0 && silent.length < demos.length)
      say(`  note      no words in ${id} for the demos: ${silent.join(', ')}`)
  }
  const [reference] = api.state === 'ready' ? Object.values(api.references) : []
  if (api.state !== 'ready' || reference === undefined || config.api === false) return
  const names = listUndemoed(reference, api.demosByProp)
  if (names.length > 0) say(`  note      no demo shows: ${names.join(', ')}`)
  for (const line of describeUnspoken(api.references, config.api.words)) say(`  note      ${line}`)
}

function takeValue<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
