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
  const api = new API({
    cwd: request.root,
    fs: {
      readFile: (name) => files[name],
      fileExists: (name) => (name in files ? true : undefined),
      directoryExists: (name) => (name === folder ? true : undefined),
    },
  })
  const project = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects()[0]
  if (project === undefined) throw new Error('the compiler opened no project')
  return { api, project }
}
