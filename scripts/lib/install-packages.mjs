import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'

/**
 * Installs packages of Debian, where this process may. True when apt-get says that it did.
 * @param {readonly string[]} names
 * @param {readonly string[]} [flags] of apt-get
 */
export async function installPackages(names, flags = []) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing ${names.join(', ')} with apt-get …`)
  const options = { timeLimit: 5 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await runCommand('apt-get', ['update'], options)
  const { code } = await runCommand('apt-get', ['install', '-y', ...flags, ...names], options)
  return code === 0
}
