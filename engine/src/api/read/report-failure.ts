import { dirname, join, relative, sep } from 'node:path'
import type { ApiEntryConfig } from '../../model/config.ts'
import type { Problem } from '../../model/problem.ts'
import { findPackage, readPackageName } from '../../node/find-package.mjs'
import { suggestNearest } from '../../node/nearest.ts'
import { readJson } from '../../node/read-json.ts'
import type { EntryFailure, MissingTypes } from './api-facts.ts'
import { tidyType } from './shape-type.ts'

const configFile = 'docs.config.ts'
/** A longer type is cut in a message. */
const maxShown = 120

/** The problem of an entry whose package is not there. */
export function reportUninstalled(entry: ApiEntryConfig): Problem {
  const name = readPackageName(entry.from)
  return {
    file: configFile,
    line: 1,
    what: `The reference "${entry.id}" needs the package "${name}", which is not installed.`,
    mend: `Run npm install ${name} in the site folder, or correct "from" in api.entries.`,
  }
}

/** The problems of an entry that has no table. `root` is the site folder, `timeLimit` in milliseconds. */
export function reportFailure(entry: ApiEntryConfig, result: EntryFailure, root: string, timeLimit: number): Problem[] {
  if (result.problem === 'missing-types') return reportMissing(entry, result.missing)
  return [report(entry, result, root, timeLimit)]
}

function report(
  entry: ApiEntryConfig,
  result: Exclude<EntryFailure, { problem: 'missing-types' }>,
  root: string,
  timeLimit: number,
): Problem {
  const asked = `"${entry.export}" of "${entry.from}"`
  const at = { file: configFile, line: 1 }
  switch (result.problem) {
    case 'no-types':
      return {
        ...at,
        what: `The reference "${entry.id}" cannot be read: the module "${entry.from}" has no types.`,
        mend: 'Install a version of the package that ships its own types, or correct "from" in api.entries.',
      }
    case 'no-export':
      return {
        ...at,
        what: `The reference "${entry.id}" needs the export ${asked}, which does not exist.`,
        mend:
          result.exports.length === 0
            ? `Correct "export" in the entry "${entry.id}" of api.entries: the types name nothing below "${entry.export.replace(/\.[^.]*$/, '')}".`
            : suggestNearest(entry.export, result.exports),
      }
    case 'no-props':
      return {
        ...at,
        what: `The export ${asked} is no object with properties: it is ${shorten(result.is)}.`,
        mend: `Name in the entry "${entry.id}" of api.entries a component, a function or hook that takes one object, an interface, or a type that is an object.`,
      }
    case 'any':
      return {
        ...at,
        what: `The types of "${entry.from}" do not say which properties "${entry.export}" takes: they allow anything.`,
        mend: `Name in the entry "${entry.id}" of api.entries an export whose type has properties, or take the entry out.`,
      }
    case 'syntax':
      return {
        file: relative(root, result.file).split(sep).join('/'),
        line: result.line,
        what: `The types of the export ${asked} do not parse: ${result.detail}`,
        mend: 'Install the package again, or a version whose types are whole.',
      }
    case 'time-limit':
      return {
        ...at,
        what: `The types of the export ${asked} took longer than ${timeLimit} ms to read, so they were given up.`,
        mend: `Raise api.timeLimit, or take the entry "${entry.id}" out of api.entries.`,
      }
    case 'crash':
      return {
        ...at,
        what: `The compiler failed on the export ${asked}: ${result.detail}`,
        mend: `Take the entry "${entry.id}" out of api.entries, or pin the compiler to a version that reads it.`,
      }
  }
}

/** One problem for each module that the types of an entry miss. */
function reportMissing(entry: ApiEntryConfig, missing: readonly MissingTypes[]): Problem[] {
  const modules = [...new Map(missing.map((each) => [each.module, each])).values()]
  return modules.map(({ module, name, hasModule, file }) => {
    const part = name === '' ? '' : `"${name}" of `
    const what = `The properties of "${entry.export}" of "${entry.from}" cannot be read: their types need ${part}"${module}", ${hasModule ? 'which does not have it' : 'whose types are not installed'}.`
    return { file: configFile, line: 1, what, mend: suggestInstall(entry, module, hasModule, dirname(file)) }
  })
}

function suggestInstall(entry: ApiEntryConfig, module: string, hasModule: boolean, from: string): string {
  const name = readPackageName(module)
  if (module.startsWith('.')) return `Install "${readPackageName(entry.from)}" again: a file of it is missing.`
  if (hasModule) return `Install the version of "${name}" that "${readPackageName(entry.from)}" asks for.`
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`
  const folder = findPackage(name, from)
  const manifest = folder === undefined ? undefined : readJson(join(folder, 'package.json'))
  const hasTypes = typeof manifest === 'object' && manifest !== null && ('types' in manifest || 'typings' in manifest)
  if (hasTypes) return `Install the version of "${name}" that "${readPackageName(entry.from)}" asks for.`
  // The types of React are in a package of their own, whether it is installed or not.
  if (/^react(-dom)?$/.test(name) || folder !== undefined) return `Run npm install -D ${types} in the site folder.`
  return `Run npm install ${name} in the site folder; if it has no types of its own, npm install -D ${types} too.`
}

function shorten(type: string): string {
  const text = tidyType(type)
  return text.length <= maxShown ? text : `${text.slice(0, maxShown)} …`
}
