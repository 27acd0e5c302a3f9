import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './install-packages.mjs'
import { Refusal } from './refusal.mjs'
import { repository } from './repository.mjs'
import { runCommand } from './run-command.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge']
const playwright = join(repository, 'node_modules/@playwright/test/cli.js')

/** @type {Promise<string> | undefined} */
let found

/**
 * Path of a Chromium that starts: an installed one, else Playwright's, else Debian's package. Prints what it
 * downloads.
 * @returns {Promise<string>}
 */
export function findChromium() {
  return (found ??= search())
}

async function search() {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named
    throw new Refusal(
      `CHROMIUM_PATH is "${named}", which does not start as a browser: correct it, or unset it to have one found.`,
    )
  }
  return (await findInstalled()) ?? (await download()) ?? (await installPackage()) ?? refuse()
}

async function findInstalled() {
  for (const path of [...pathsOnPath(), ...usualPaths(), await playwrightPath()]) {
    if (path !== undefined && (await starts(path))) return path
  }
  return undefined
}

async function download() {
  console.log('No Chromium found: downloading the one of Playwright …')
  await runCommand(process.execPath, [playwright, 'install', '--no-shell', 'chromium'], { timeLimit: 5 * 60_000 })
  const path = await playwrightPath()
  return path !== undefined && (await starts(path)) ? path : undefined
}

async function installPackage() {
  return (await installPackages(['chromium'])) && (await starts('/usr/bin/chromium')) ? '/usr/bin/chromium' : undefined
}

/** @returns {never} */
function refuse() {
  throw new Refusal(
    'No Chromium was found and none could be fetched: run npx playwright install --with-deps chromium, or name yours in CHROMIUM_PATH.',
  )
}

function pathsOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function usualPaths() {
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  return [
    ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    ...programs.flatMap((folder) =>
      folder === undefined
        ? []
        : [`${folder}/Google/Chrome/Application/chrome.exe`, `${folder}/Microsoft/Edge/Application/msedge.exe`],
    ),
  ]
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test')
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * A file may exist and not start: a stub that asks for a snap package, or a download without its system libraries.
 * @param {string} path
 */
async function starts(path) {
  if (!existsSync(path)) return false
  // On Windows `--version` opens a window and prints nothing.
  if (process.platform === 'win32') return true
  return (await runCommand(path, ['--version'], { timeLimit: 20_000 })).code === 0
}
