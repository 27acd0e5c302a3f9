import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'vite'
import type { Config } from '../model/config.ts'
import type { DemoFile, DemoSource } from '../model/demo.ts'
import type { Problem } from '../model/problem.ts'

/** Reads every `demos/*.tsx` with the local files it imports. A demo that does not compile is left out and reported. */
export function readDemos(config: Config): { demos: DemoSource[]; problems: Problem[] } {
  const demos: DemoSource[] = []
  const problems: Problem[] = []
  if (!existsSync(config.demosDir)) return { demos, problems }
  const names = readdirSync(config.demosDir)
    .filter((name) => name.endsWith('.tsx'))
    .toSorted()
  for (const name of names) {
    const files = new Map<string, DemoFile>()
    const found = readWithImports(config, join(config.demosDir, name), files)
    problems.push(...found)
    if (found.length > 0) continue
    const [page = '', ...variant] = name.replace(/\.tsx$/, '').split('.')
    demos.push({
      id: [page, ...variant].join('-'),
      page,
      filename: `demos/${name}`,
      files: [...files.values()],
      props: [],
    })
  }
  return { demos, problems }
}

function readWithImports(config: Config, path: string, files: Map<string, DemoFile>): Problem[] {
  if (files.has(path)) return []
  const source = readFileSync(path, 'utf8')
  const name = relative(config.demosDir, path).split(sep).join('/')
  const file = `demos/${name}`
  files.set(path, { name, path, source })
  const parsed = parseSync(name, source)
  const problems: Problem[] = parsed.errors.map((error) => ({
    file,
    line: toLine(source, error.labels[0]?.start ?? 0),
    what: `The demo does not compile: ${error.message}`,
    mend: error.helpMessage ?? 'Mend the syntax here.',
  }))
  for (const { moduleRequest } of parsed.module.staticImports) {
    const request = moduleRequest.value
    if (!request.startsWith('.')) continue
    const target = resolve(dirname(path), request)
    if (!existsSync(target)) {
      problems.push({
        file,
        line: toLine(source, moduleRequest.start),
        what: `The demo imports "${request}", which does not exist.`,
        mend: 'Write the path with its extension, relative to the demo.',
      })
    } else if (/\.(ts|tsx)$/.test(target)) problems.push(...readWithImports(config, target, files))
  }
  return problems
}

function toLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
