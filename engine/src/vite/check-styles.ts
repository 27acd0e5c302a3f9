import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { build, createLogger } from 'vite'
import type { Config } from '../model/config.ts'
import type { Problem } from '../model/problem.ts'

/**
 * Looks for the stylesheets of a site that do not parse. The bundler names a line of all stylesheets joined together, so
 * this minifies each by itself. It is asked only after that has failed.
 */
export async function checkStyles({
  root,
  styles,
  islands,
}: Pick<Config, 'root' | 'styles' | 'islands'>): Promise<Problem[]> {
  const problems: Problem[] = []
  const own = Object.values(islands).flatMap(({ style }) => style ?? [])
  for (const path of [...styles, ...own]) {
    const message = await minify(root, path)
    if (message === undefined) continue
    problems.push({ file: relative(root, path).split(sep).join('/'), ...describe(path, message) })
  }
  return problems
}

function describe(path: string, message: string): Omit<Problem, 'file'> {
  const source = readFileSync(path, 'utf8').split('\n')
  const [, missing] = /no such file or directory, open '([^']+)'/.exec(message) ?? []
  if (missing !== undefined)
    return {
      line:
        Math.max(
          source.findIndex((line) => line.includes(missing)),
          0,
        ) + 1,
      what: `The stylesheet imports "${missing}", which does not exist.`,
      mend: 'Write the path relative to this stylesheet.',
    }
  const [what = ''] = message.split('\n')
  return {
    line: findLine(source, message),
    what: `The stylesheet does not parse: ${what.replace(/^(\w*Error: )?(\[[^\]]*\] ?)*/, '')}.`,
    mend: 'Mend the rule that ends here.',
  }
}

/** What is wrong with a stylesheet; undefined when nothing is. */
async function minify(root: string, path: string): Promise<string | undefined> {
  const customLogger = { ...createLogger('silent'), info: () => {}, error: () => {}, warn: () => {} }
  try {
    await build({
      root,
      configFile: false,
      customLogger,
      logLevel: 'silent',
      publicDir: false,
      build: { write: false, cssMinify: 'lightningcss', rolldownOptions: { input: path } },
    })
    return undefined
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return /(?:\[lightningcss|\[postcss)[\s\S]*/.exec(text)?.[0] ?? text
  }
}

/** The message shows the lines around the mistake with their numbers, and marks the place below its line. */
function findLine(source: readonly string[], message: string): number {
  const lines = message.split('\n')
  const mark = lines.findIndex((line) => /^[\s|]*\^/.test(line))
  const [, number, text = ''] = /^(\d+) {2}?\| {1,2}(.*)$/.exec(lines[mark - 1] ?? '') ?? []
  if (number === undefined) return 1
  // Where another stylesheet was put in the place of an `@import`, the numbers are not those of this file.
  const found =
    source[Number(number) - 1]?.includes(text.trim()) === true
      ? Number(number) - 1
      : source.findIndex((line) => line.includes(text.trim()))
  return Math.max(found, 0) + 1
}
