import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findOwner, findPackage } from '../node/find-package.mjs'
import { embeddedPackages } from './embedded-packages.ts'

interface Notice {
  name: string
  version: string
  license: string
  /** Address of its source code; empty when the package names none. */
  source: string
  /** Texts of the package's licence and notice files; empty when it has none. */
  text: string
}

interface Manifest {
  name?: string
  version?: string
  license?: string
  repository?: string | { url?: string }
  homepage?: string
}

/**
 * `THIRD-PARTY-NOTICES.txt`: the licences of the packages that the given modules (absolute paths) come from. Modules
 * outside of `node_modules` belong to the site or the engine and are left out.
 */
export function collectNotices(modules: readonly string[]): string {
  const folders = [...new Set(modules.flatMap(findFolder).flatMap(withEmbedded))]
  const notices = folders.map(readNotice).toSorted((a, b) => compare(nameOf(a), nameOf(b)))
  const byText = new Map<string, Notice[]>()
  for (const notice of notices) {
    const key = notice.text === '' ? nameOf(notice) : notice.text
    const group = byText.get(key) ?? []
    // The same version may be installed in several places.
    if (group.every((other) => nameOf(other) !== nameOf(notice))) byText.set(key, [...group, notice])
  }
  return [opening, ...[...byText.values()].map(formatGroup)].join(`\n${'-'.repeat(80)}\n\n`)
}

const opening = `THIRD-PARTY NOTICES

The pages, scripts and styles of this site contain code of the packages below, each under its own licence.
`

/**
 * Root folder of the package that a module belongs to. Empty for modules of the site or the engine and for modules
 * that a tool makes up.
 */
function findFolder(module: string): string[] {
  const path = module.replace(/^\0/, '').replace(/\?.*$/, '')
  return /[\\/]node_modules[\\/]/.test(path) ? [findOwner(path).folder] : []
}

/** A package, and those whose code stands inside of its files. */
function withEmbedded(folder: string): string[] {
  const names = embeddedPackages[findOwner(join(folder, 'package.json')).name] ?? []
  return [folder, ...names.flatMap((name) => findPackage(name, folder) ?? [])]
}

function nameOf({ name, version }: Notice): string {
  return `${name} ${version}`
}

function readNotice(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const texts = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name))
    .toSorted()
    .flatMap((name) => listFiles(join(folder, name)))
    .map((path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim())
  return {
    name: manifest.name ?? '',
    version: manifest.version ?? '',
    license: manifest.license ?? 'licence not stated',
    source: findSource(manifest),
    text: [...new Set(texts)].join('\n\n'),
  }
}

function findSource({ repository, homepage }: Manifest): string {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '')
  if (/^[\w.-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url}`
  return url
    .replace(/^git\+/, '')
    .replace(/^git@([^:/]+):/, 'https://$1/')
    .replace(/^(git|ssh):\/\/(git@)?/, 'https://')
    .replace(/\.git$/, '')
}

function formatGroup(notices: readonly Notice[]): string {
  const heads = notices.map(({ name, version, license, source }) =>
    [`${name} ${version} (${license})`, ...(source === '' ? [] : [source])].join('\n'),
  )
  const text = notices[0]?.text ?? ''
  return `${heads.join('\n')}\n\n${text === '' ? 'The package holds no licence text.' : text}\n`
}

/** Compares by code unit, so that the file is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Some packages have a folder of licences. */
function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
}
