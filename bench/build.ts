import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySite, writeOurSite, writeStarlightSite, type BuildSubject } from './build-subjects.ts'
import { measureCommand, type Measured } from './measure-command.ts'

const sizes = [100, 1000] as const

/** Number of runs. The best one counts, because the machine may be busy. */
const runs = Number(process.env['BENCH_RUNS'] ?? 2)

/** The figures of a first build and of the build after it. */
interface Result {
  cold: Measured
  warm: Measured
}

/**
 * Prints the cost of a first and a second build, for this site and for neutral sites of 100 and 1,000 documents. When
 * `BENCH_PEERS` names a folder with Starlight (`astro`, `@astrojs/starlight`, `@astrojs/react`, `react`,
 * `react-dom`), it is measured too.
 */
export async function run(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-build-')))
  const peers = process.env['BENCH_PEERS']
  const starlight = sizes.map((size) => writeStarlightSite(peers, size))
  try {
    print(`${cpus().length} cores, Node ${process.version}, best of ${runs}`)
    row('', 'documents', 'cold s', 'cpu s', 'MB', 'warm s', 'cpu s', 'MB', 'ms/page')
    await report(copySite(join(folder, 'site')))
    await reportScale(sizes.map((size) => writeOurSite(join(folder, `neutral-${size}`), size)))
    if (starlight[0] === undefined) row('Starlight', 'not installed')
    await reportScale(starlight)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    for (const subject of starlight) if (subject !== undefined) rmSync(subject.folder, { recursive: true, force: true })
  }
}

/** Measures this engine with growing sites. Then prints the cost of a page in the largest site, relative to a page in the smallest. */
async function reportScale(subjects: readonly (BuildSubject | undefined)[]): Promise<void> {
  const costs: number[] = []
  for (const subject of subjects) {
    if (subject === undefined) continue
    const { cold } = await report(subject)
    costs.push(cold.cpuSeconds / subject.documents)
  }
  const [first, last] = [costs[0], costs.at(-1)]
  if (first === undefined || last === undefined || first === 0) return
  print(`  a page of ${sizes.at(-1)} costs ${(last / first).toFixed(2)} times a page of ${sizes[0]} (cold, cpu)`)
}

async function report(subject: BuildSubject): Promise<Result> {
  const results: Result[] = []
  for (let index = 0; index < runs; index++) {
    for (const made of subject.made) rmSync(join(subject.folder, made), { recursive: true, force: true })
    const cold = await measureCommand(process.execPath, subject.command, subject.folder)
    const warm = await measureCommand(process.execPath, subject.command, subject.folder)
    results.push({ cold, warm })
  }
  const cold = takeBest(results.map((result) => result.cold))
  const warm = takeBest(results.map((result) => result.warm))
  const pages = countPages(join(subject.folder, 'dist'))
  row(
    subject.name,
    subject.documents || pages,
    ...[cold, warm].flatMap(({ seconds, cpuSeconds, megabytes }) => [
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      megabytes.toFixed(0),
    ]),
    ((cold.seconds / pages) * 1000).toFixed(0),
  )
  return { cold, warm }
}

function takeBest(all: readonly Measured[]): Measured {
  const least = (key: keyof Measured): number => Math.min(...all.map((measured) => measured[key]))
  return { seconds: least('seconds'), cpuSeconds: least('cpuSeconds'), megabytes: least('megabytes') }
}

function countPages(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.html') && !name.includes('404') && !name.startsWith('~')).length
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const row = (...cells: (string | number)[]): void =>
  print(cells.map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 14 : 11)).join(''))
