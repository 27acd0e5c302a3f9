import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildSubject, copySite, editPage, writeOurSite, writeStarlightSite } from './build-subjects.ts'
import { measureCommand, type Measured } from './measure-command.ts'
import { measureDev } from './measure-dev.ts'
import { countChanges, hashOutput, weighPages } from './weigh-output.ts'

/** Documents of the neutral sites. `BENCH_SIZES=100,1000` names others. */
const sizes = (process.env['BENCH_SIZES'] ?? '100,1000,10000').split(',').map(Number)

/** Number of runs. The best one counts, because the machine may be busy. */
const runs = Number(process.env['BENCH_RUNS'] ?? 1)

const columns = ['', 'documents', 'build', 's', 'cpu s', 'MB', 'files changed'] as const

/**
 * Prints what a build costs from nothing, again, and after one page has changed, for this site and for neutral sites of
 * growing size; what its pages weigh; and how soon the development server answers and shows an edit. When `BENCH_PEERS`
 * names a folder with Starlight (`astro`, `@astrojs/starlight`, `@astrojs/react`, `react`, `react-dom`), it is measured too.
 */
export async function run(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-scale-')))
  const peers = process.env['BENCH_PEERS']
  try {
    print(`${cpus().length} cores, Node ${process.version}, best of ${runs}`)
    row(columns)
    await report(copySite(join(folder, 'site')))
    for (const size of sizes) {
      const ours = writeOurSite(join(folder, `neutral-${size}`), size)
      await report(ours)
      await reportDev(ours)
      remove(ours)
      const starlight = writeStarlightSite(peers, size)
      if (starlight === undefined) print('Starlight is not installed: BENCH_PEERS names no folder with it.')
      else {
        await report(starlight)
        remove(starlight)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function report(subject: BuildSubject): Promise<void> {
  const out = join(subject.folder, 'dist')
  const build = (): Promise<Measured> => measureCommand(process.execPath, subject.command, subject.folder)
  const results: { cold: Measured; warm: Measured; changed: Measured; files: number }[] = []
  for (let index = 0; index < runs; index++) {
    for (const made of subject.made) rmSync(join(subject.folder, made), { recursive: true, force: true })
    const cold = await build()
    const warm = await build()
    const before = hashOutput(out)
    editPage(subject, `Changed for the ${index + 1}th time.`)
    const changed = await build()
    results.push({ cold, warm, changed, files: countChanges(before, hashOutput(out)) })
  }
  const { raw, brotli, count } = weighPages(out)
  const kinds = ['cold', 'warm', 'changed'] as const
  for (const kind of kinds) {
    const { seconds, cpuSeconds, megabytes } = takeBest(results.map((result) => result[kind]))
    const files = kind === 'changed' ? String(results.at(-1)?.files) : ''
    row([
      subject.name,
      String(subject.documents || count),
      kind === 'changed' ? 'one page' : kind,
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      megabytes.toFixed(0),
      files,
    ])
  }
  const say = ({ median, largest }: { median: number; largest: number }): string => `${median} (largest ${largest})`
  print(`  HTML of a page in bytes: ${say(raw)}, with brotli ${say(brotli)}`)
}

async function reportDev({ folder, edited }: BuildSubject): Promise<void> {
  const { first, edit } = await measureDev(folder, edited)
  print(
    `  development, second start: first page after ${first.toFixed(0)} ms, an edit shown after ${edit.toFixed(0)} ms`,
  )
}

function takeBest(all: readonly Measured[]): Measured {
  const least = (key: keyof Measured): number => Math.min(...all.map((measured) => measured[key]))
  return { seconds: least('seconds'), cpuSeconds: least('cpuSeconds'), megabytes: least('megabytes') }
}

function remove({ folder }: BuildSubject): void {
  rmSync(folder, { recursive: true, force: true })
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const row = (cells: readonly string[]): void =>
  print(cells.map((cell, index) => cell[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 14 : 14)).join(''))
