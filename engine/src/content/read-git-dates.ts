import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Time of the last commit, in milliseconds since the epoch, by absolute path, for the files below `folder`. Empty
 * without git, outside of a repository, and in a shallow clone, where the dates would be wrong.
 */
export function readGitDates(folder: string): Map<string, number> {
  const dates = new Map<string, number>()
  const run = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    }).trim()
  try {
    if (run('rev-parse', '--is-shallow-repository') === 'true') return dates
    // `--show-cdup` gives a relative path. So all paths begin like `folder`, also when it contains symbolic links.
    const top = join(folder, run('rev-parse', '--show-cdup'))
    let seconds = 0
    for (const line of run('-c', 'core.quotePath=false', 'log', '--format=%x00%ct', '--name-only', '--', '.').split(
      '\n',
    )) {
      if (line.startsWith('\0')) seconds = Number(line.slice(1))
      else if (line !== '' && !dates.has(join(top, line))) dates.set(join(top, line), seconds * 1000)
    }
  } catch {
    return new Map()
  }
  return dates
}
