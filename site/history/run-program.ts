import { spawn } from 'node:child_process'

/** Runs a program to its end and gives its exit code and what it has written. */
export function runProgram(
  file: string,
  args: readonly string[],
  cwd: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, shell: process.platform === 'win32' && file === 'npm', stdio: 'pipe' })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
      })
    child.once('error', ({ message }) => resolve({ code: 127, output: message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
