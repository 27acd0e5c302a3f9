import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What other selects need, and what reads their types. None of it is a dependency of this repository. */
const packages = [
  '@ariakit/react@latest',
  '@base-ui/react@latest',
  '@emotion/react@latest',
  '@emotion/styled@latest',
  '@headlessui/react@latest',
  '@mui/material@latest',
  '@rc-component/select@1.12.0',
  '@types/react@19',
  '@types/react-dom@19',
  'antd@latest',
  'downshift@latest',
  'rc-select@14',
  'react@19',
  'react-aria-components@latest',
  'react-dom@19',
  'react-select@latest',
  'typescript@5.9',
]

/** Where results are kept, beside the content that prints them. */
export const dataFolder = fileURLToPath(new URL('../site/data', import.meta.url))

/** Installs the newest versions into a folder of the cache, and gives its absolute path. */
export async function installSelects(): Promise<string> {
  const folder = fileURLToPath(new URL('../.cache/selects', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]
  await promisify(execFile)('npm', options, { cwd: folder, shell: process.platform === 'win32' })
  return folder
}

/** The installed version of a package. */
export function readVersion(folder: string, name: string): string {
  const file = join(folder, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Writes what was found as a file that pages print, and tells where. */
export function writeData(name: string, data: unknown): void {
  mkdirSync(dataFolder, { recursive: true })
  const file = join(dataFolder, name)
  writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`)
  process.stdout.write(`${file}\n`)
}

/** Today, as `2026-11-22`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
