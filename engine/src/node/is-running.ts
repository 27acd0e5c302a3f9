import { readCode } from './read-code.ts'

/** True while a process with this number exists. In a container another process may have got the number since. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process runs, but it belongs to another user.
    return readCode(error) === 'EPERM'
  }
}
