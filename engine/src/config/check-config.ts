import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { CheckedConfig } from '../model/config.ts'
import { describeIssue, type Mistake, type ValuePath } from '../node/describe-issue.ts'
import { findPackage, readPackageName } from '../node/find-package.mjs'
import { suggestNearest } from '../node/nearest.ts'
import { resolveStylesheet } from './resolve-stylesheet.ts'
import { createConfigSchema, readLocaleIds } from '../schema/config.ts'
import { findFaceFile } from './find-face-file.ts'

/** A configuration with its defaults, or all mistakes in it. */
export type ConfigCheck = { config: CheckedConfig } | { mistakes: Mistake[] }

/** Checks what `docs.config.ts` exports, and that the files it names exist. `root` is the absolute path of the site folder. */
export function checkConfig(user: unknown, root: string): ConfigCheck {
  const schema = createConfigSchema(readLocaleIds(user))
  const checked = v.safeParse(schema, user)
  if (checked.success) {
    const mistakes = [
      ...checkFiles(checked.output, root),
      ...checkNames(checked.output),
      ...checkEngine(checked.output, root),
    ]
    return mistakes.length === 0 ? { config: checked.output } : { mistakes }
  }
  if (typeof user !== 'object' || user === null)
    return {
      mistakes: [{ path: [], what: `${subject} is not exported.`, mend: 'Write: export default defineDocs({ … })' }],
    }
  const place = 'to what defineDocs is given'
  return { mistakes: checked.issues.map((issue) => describeIssue(issue, { schema, value: user, subject, place })) }
}

const subject = 'The configuration'

function checkFiles(
  { styles, harness, hero, islands, onError, face, linkPictures }: CheckedConfig,
  root: string,
): Mistake[] {
  const named = [
    ...styles.map((file, index) => ({ path: ['styles', index], file })),
    ...(harness?.styles ?? []).map((file, index) => ({ path: ['harness', 'styles', index], file })),
    { path: ['hero'], file: hero },
    ...Object.entries(islands).flatMap(([name, { module, style }]) => [
      { path: ['islands', name], file: module },
      { path: ['islands', name, 'style'], file: style },
    ]),
    { path: ['onError'], file: onError },
  ]
  const missing = named.flatMap(({ path, file }) =>
    file === undefined || isFile(resolve(root, file))
      ? []
      : [describeMissing(path, file, 'Write a path that begins in the site folder.')],
  )
  for (const [index, name] of (linkPictures?.fonts ?? []).entries()) {
    if (resolveStylesheet(name, root) !== undefined) continue
    const mend = `Install its package (npm install ${readPackageName(name)}), or write a path that begins in the site folder.`
    missing.push(describeMissing(['linkPictures', 'fonts', index], name, mend))
  }
  if (face === undefined || isFile(findFaceFile(face.file, root))) return missing
  const mend = face.file.startsWith('.')
    ? 'Write a path that begins in the site folder, such as "./file.woff2".'
    : `Write a file of an installed package, or run in the folder of that file: npm install ${readPackageName(face.file)}`
  return [...missing, describeMissing(['face', 'file'], face.file, mend)]
}

function describeMissing(path: ValuePath, file: string, mend: string): Mistake {
  return { path, what: `${subject}'s "${path.join('.')}" names "${file}", which is no file.`, mend }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** What the schema cannot see: names that two entries have, and names of entries that do not exist. */
function checkNames({ groups, api }: CheckedConfig): Mistake[] {
  const entries = api === false ? [] : api.entries
  const ids = entries.map((entry) => entry.id)
  const unknown = entries.flatMap(({ usedBy = [] }, index) =>
    usedBy.flatMap((user, place) => {
      const table = user.split('.')[0] ?? user
      const path = ['api', 'entries', index, 'usedBy', place]
      const what = `${subject}'s "${path.join('.')}" names the table "${table}", which no entry makes.`
      return ids.includes(table) ? [] : [{ path, what, mend: suggestNearest(table, ids) }]
    }),
  )
  return [
    ...findTwice(
      groups.map(({ id }) => id),
      ['groups'],
    ),
    ...findTwice(ids, ['api', 'entries']),
    ...unknown,
    ...checkHistory(api),
  ]
}

/** Only a site that chooses Pagefind needs its package. */
function checkEngine({ search }: CheckedConfig, root: string): Mistake[] {
  if (search.engine !== 'pagefind' || findPackage('pagefind', root) !== undefined) return []
  const what = `${subject}'s "search.engine" is "pagefind", a package that is not installed.`
  return [{ path: ['search', 'engine'], what, mend: 'Run in the site folder: npm install --save-dev pagefind' }]
}

/** A version with changes that is not among the versions would be told of nowhere. */
function checkHistory(api: CheckedConfig['api']): Mistake[] {
  if (api === false || api.history === undefined) return []
  const { versions, changes } = api.history
  return Object.keys(changes).flatMap((version) => {
    const path = ['api', 'history', 'changes', version]
    const what = `${subject}'s "api.history.changes" tells of the version "${version}", which "api.history.versions" does not list.`
    return versions.includes(version) ? [] : [{ path, what, mend: suggestNearest(version, versions) }]
  })
}

function findTwice(ids: readonly string[], path: ValuePath): Mistake[] {
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (first === index) return []
    const what = `${subject}'s "${[...path, index, 'id'].join('.')}" is "${id}", as "${[...path, first, 'id'].join('.')}" is.`
    return [{ path: [...path, index, 'id'], what, mend: 'Give each an id of its own.' }]
  })
}
