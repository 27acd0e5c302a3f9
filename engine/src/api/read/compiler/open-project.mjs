import { API } from 'typescript/unstable/sync'

/** @import { RawRequest } from './raw-types.ts' */

/**
 * A project that exists only in memory: its one file imports each module under a name of its own.
 * @param {RawRequest} request
 * @param {string} folder where the project pretends to lie
 */
export function openProject(request, folder) {
  const imports = request.entries.map((entry, index) => `import type * as m${index} from ${JSON.stringify(entry.from)}`)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
  }
  /** @type {Record<string, string>} */
  const files = {
    [`${folder}/tsconfig.json`]: JSON.stringify({ compilerOptions, files: ['entry.ts'] }),
    [`${folder}/entry.ts`]: `${imports.join('\n')}\nexport {}\n`,
  }
  /** Files and folders that the compiler looked for, those that do not exist too. @type {Set<string>} */
  const asked = new Set()
  /** @param {string} name @param {boolean} isOurs */
  const note = (name, isOurs) => {
    if (isOurs) return true
    asked.add(name)
    return undefined
  }
  const api = new API({
    cwd: request.root,
    fs: {
      readFile: (name) => files[name],
      fileExists: (name) => note(name, name in files),
      directoryExists: (name) => note(name, name === folder),
    },
  })
  const project = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects()[0]
  if (project === undefined) throw new Error('the compiler opened no project')
  return { api, project, asked }
}
