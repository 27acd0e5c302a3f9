import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Version } from './fetch-versions.ts'
import type { Snapshot } from './read-version.ts'
import { runProgram } from './run-program.ts'

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')))

/** How a file names the type that has the properties of a table. `{n}` is the place of the version. */
const owners: Readonly<Record<string, string>> = {
  Select: 's{n}.SelectProps<string, Row>',
  SearchConfig: 's{n}.SearchConfig<Row>',
  Methods: 'b{n}.BaseSelectRef',
  Option: 'o{n}.OptionProps',
  OptGroup: 'g{n}.OptGroupProps',
}

const head = [
  // Two types are the same when the compiler cannot tell functions apart that differ in them only: names of
  // parameters, order of members and names of helper types do not count.
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false',
  'type Of<Props, Key extends string> = Key extends keyof Props ? Required<Props>[Key] : never',
  'type Row = { value: string; label: string }',
]

/**
 * Asks the compiler which properties have another type than in the version before: a set of `Select.open` for each
 * version. Both versions are read with the same version of React's types.
 */
export async function compareTypes(
  versions: readonly Version[],
  snapshots: readonly Snapshot[],
  cache: string,
): Promise<ReadonlySet<string>[]> {
  const imports = versions.flatMap(({ folder, package: name }, index) =>
    [
      ['s', 'Select'],
      ['b', 'BaseSelect'],
      ['o', 'Option'],
      ['g', 'OptGroup'],
    ].map(([short = '', file = '']) => {
      const path = join(folder, 'node_modules', name, 'es', file).replaceAll('\\', '/')
      return `import type * as ${short}${index} from ${JSON.stringify(path)}`
    }),
  )
  const asked = snapshots.flatMap(({ props }, index) =>
    [...props.keys()].filter((key) => snapshots[index - 1]?.props.has(key) === true).map((key) => ({ index, key })),
  )
  const lines = asked.map(({ index, key }, place) => {
    const [table = '', name = ''] = key.split('.')
    const of = (version: number) => `Of<${owners[table]?.replace('{n}', String(version)) ?? ''}, '${name}'>`
    return `export const c${place}: Same<${of(index - 1)}, ${of(index)}> = true`
  })
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
  writeFileSync(join(cache, 'compare.ts'), `${[...imports, ...head, ...lines].join('\n')}\n`)
  writeFileSync(join(cache, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['compare.ts'] }))
  const { output } = await runProgram(
    process.execPath,
    [compiler, '--pretty', 'false', '-p', join(cache, 'tsconfig.json')],
    cache,
  )
  const changed = versions.map(() => new Set<string>())
  for (const line of output.split('\n').filter((each) => each.trim() !== '' && !each.startsWith(' '))) {
    const found = asked[Number(/compare\.ts\((\d+),/.exec(line)?.[1]) - 1 - imports.length - head.length]
    // "Not assignable" says that the answer is false. Anything else is a mistake of the file.
    if (found === undefined || !line.includes('TS2322')) throw new Error(`The versions cannot be compared:\n${line}`)
    changed[found.index]?.add(found.key)
  }
  return changed
}
