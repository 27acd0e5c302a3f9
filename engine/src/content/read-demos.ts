import { isBuiltin } from 'node:module'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { Config } from '../model/config.ts'
import type { DemoFile, DemoSource } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'
import { cutHarness } from './cut-harness.ts'
import { blankSiteRegions } from './cut-regions.ts'
import { localizeDemos } from './localize-demos.ts'
import { findPackage, readPackageName } from '../node/find-package.mjs'

/** The demos that compile, the ids of all demos, and the problems of the others. */
export interface ReadDemos {
  demos: DemoSource[]
  ids: string[]
  problems: Problem[]
}

/** Reads every `demos/*.tsx` with the local files it imports. A demo that does not compile is left out and reported. */
export function readDemos(config: Config): ReadDemos {
  const demos: DemoSource[] = []
  // By their text, because every demo that imports a shared file finds the same mistake in it.
  const problems = new Map<string, Problem>()
  const report = (found: readonly Problem[]): void => {
    for (const problem of found) problems.set(JSON.stringify(problem), problem)
  }
  if (!existsSync(config.demosDir)) return { demos, ids: [], problems: [] }
  const names = readdirSync(config.demosDir)
    .filter((name) => name.endsWith('.tsx'))
    .toSorted()
  const ids: string[] = []
  for (const name of names) {
    const filename = `demos/${name}`
    const [page = '', ...variant] = name.replace(/\.tsx$/, '').split('.')
    const id = [page, ...variant].join('-')
    ids.push(id)
    const files = new Map<string, DemoFile>()
    const found = [...readWithImports(config, join(config.demosDir, name), files), ...checkId(id, filename, demos)]
    report(found)
    if (found.length === 0) demos.push({ id, page, filename, files: [...files.values()], versions: {} })
  }
  const localized = localizeDemos(config, demos)
  report(localized.problems)
  const cut = (file: DemoFile): DemoFile => {
    const done = cutHarness(file, config.harness?.prefix)
    report(done.problems)
    return done.file
  }
  const shown = localized.demos.map((demo) => ({
    ...demo,
    cards: readCards(config, demo.id),
    files: demo.files.map(cut),
    versions: Object.fromEntries(Object.entries(demo.versions).map(([locale, own]) => [locale, own.map(cut)])),
  }))
  return { demos: shown, ids: [...new Set(ids)], problems: [...problems.values()] }
}

function readCards({ cards, locales }: Config, id: string): Record<string, string> {
  if (cards === undefined) return {}
  const files = locales.map((locale) => [locale.id, join(cards, `${id}.${locale.id}.html`)] as const)
  return Object.fromEntries(
    files.filter(([, path]) => existsSync(path)).map(([locale, path]) => [locale, readFileSync(path, 'utf8').trim()]),
  )
}

function checkId(id: string, file: string, demos: readonly DemoSource[]): Problem[] {
  const owner = demos.find((demo) => demo.id === id)
  if (owner === undefined) return []
  return [
    { file, line: 1, what: `The demo id "${id}" also belongs to ${owner.filename}.`, mend: 'Rename one of them.' },
  ]
}

function readWithImports(config: Config, path: string, files: Map<string, DemoFile>): Problem[] {
  if (files.has(path)) return []
  const source = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  const name = relative(config.demosDir, path).split(sep).join('/')
  const file = `demos/${name}`
  const isDemo = files.size === 0
  files.set(path, { name, path, source, parts: [], uses: [] })
  // What only this site has may import what readers do not get.
  const { errors, module } = parseSync(name, blankSiteRegions(source))
  const problems: Problem[] = errors.map((error) => ({
    file,
    line: toLine(source, error.labels[0]?.start ?? 0),
    what: `The demo does not compile: ${error.message}`,
    mend: error.helpMessage ?? 'Mend the syntax here.',
  }))
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  if (isDemo && errors.length === 0 && !exported.some(({ exportName }) => isDefault(exportName))) {
    problems.push({ file, line: 1, what: 'The demo has no default export.', mend: 'Export its component as default.' })
  }
  const requests = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...moduleRequest,
    // Compilers take an import of types away: a package that only gives types need not be there.
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  for (const { moduleRequest } of exported)
    if (moduleRequest !== null) requests.push({ ...moduleRequest, isType: false })
  for (const { value: request, start, isType } of requests) {
    if (!request.startsWith('.')) {
      if (!isType) problems.push(...checkInstalled(request, { path, file, line: toLine(source, start) }))
      continue
    }
    const target = resolve(dirname(path), request)
    if (!existsSync(target)) {
      problems.push({
        file,
        line: toLine(source, start),
        what: `The demo imports "${request}", which does not exist.`,
        mend: 'Write the path with its extension, relative to the demo.',
      })
    } else if (!/\.(ts|tsx)$/.test(target)) {
      problems.push({
        file,
        line: toLine(source, start),
        what: `The demo imports "${request}", which is neither .ts nor .tsx: readers who copy its files would miss it.`,
        mend: "Make it TypeScript, or move a stylesheet to the site's styles.",
      })
    } else if (relative(config.demosDir, target).startsWith('..')) {
      problems.push({
        file,
        line: toLine(source, start),
        what: `The demo imports "${request}", which lies outside of demos/: readers who copy its files would miss it.`,
        mend: 'Move the file to demos/shared/.',
      })
    } else problems.push(...readWithImports(config, target, files))
  }
  return problems
}

function checkInstalled(request: string, at: { path: string; file: string; line: number }): Problem[] {
  // Other requests name a file or a module of Node, and no package.
  if (!/^(@[\w.-]+\/)?[\w.-]+/.test(request) || isBuiltin(request)) return []
  const name = readPackageName(request)
  if (findPackage(name, dirname(at.path)) !== undefined) return []
  return [
    {
      file: at.file,
      line: at.line,
      what: `The demo imports "${request}", but the package "${name}" is not installed.`,
      mend: `Run npm install ${name} in the site folder, or correct the name.`,
    },
  ]
}

function isDefault({ kind, name }: { kind: string; name: string | null }): boolean {
  return kind === 'Default' || name === 'default'
}

function toLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
