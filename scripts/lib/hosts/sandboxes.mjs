import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { createChecks } from './create-checks.mjs'
import { loadEngine } from '../load-engine.mjs'
import { repository } from '../repository.mjs'
import { runCommand } from '../run-command.mjs'

/**
 * The files of a demo's project, text by path.
 * @typedef {{ id: string, files: Record<string, string> }} Project
 */

const steps = [
  { tool: 'typescript/bin/tsc', args: [] },
  { tool: 'vite/bin/vite.js', args: ['build'] },
]

/**
 * Checks the projects that StackBlitz and CodeSandbox get: writes them to folders, installs the packages once, then
 * checks the types of each and builds it.
 */
export async function sandboxes() {
  const folder = mkdtempSync(join(tmpdir(), 'sandboxes-'))
  try {
    return await check(folder, await listProjects())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * All files of each demo's project, made by the code that makes them in the browser, and also as they come out of a
 * `.zip`.
 * @returns {Promise<Project[]>}
 */
async function listProjects() {
  await loadEngine('production')
  const { buildSandbox, collectFiles, createDemoFiles, fillSandbox, readDemos, resolveConfig } =
    await import('vitrine/stages')
  const site = join(repository, 'site')
  const { default: docs } = await import(pathToFileURL(join(site, 'docs.config.ts')).href)
  const config = resolveConfig(docs, site)
  const { demos } = readDemos(config)
  const project = buildSandbox(config)
  const sent = demos.map(({ id, files }) => ({ id, files: fillSandbox(project, files) }))
  const { files, offer } = collectFiles(config.base)
  const taken = demos.map(({ id, files: code }) => ({ id, code }))
  await createDemoFiles({ config, demos: taken }, async () => '', offer)
  const zipped = [...files.values()].flatMap((content) => (typeof content === 'string' ? [] : [unpack(content)]))
  return [...sent, ...zipped]
}

/**
 * An archive contains one folder, which is named like the demo.
 * @param {Uint8Array} bytes
 * @returns {Project}
 */
function unpack(bytes) {
  const entries = Object.entries(unzipSync(bytes)).map(
    ([path, content]) => /** @type {const} */ ([path, strFromU8(content)]),
  )
  const folder = entries[0]?.[0].split('/')[0] ?? ''
  return {
    id: `${folder}-zip`,
    files: Object.fromEntries(entries.map(([path, text]) => [path.slice(folder.length + 1), text])),
  }
}

/**
 * @param {string} folder
 * @param {readonly Project[]} projects
 */
async function check(folder, projects) {
  const { expect, result } = createChecks()
  expect('there are projects', projects.length > 0)
  // All projects need the same packages, so one installation in the folder above is enough.
  writeFiles(folder, { 'package.json': projects[0]?.files['package.json'] ?? '{}' })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const installed = await runCommand(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
  })
  expect('the packages can be installed', installed.code === 0, installed.output)
  if (installed.code !== 0) return result()
  for (const { id, files } of projects) {
    const project = join(folder, id)
    writeFiles(project, files)
    for (const { tool, args } of steps) {
      const { code, output } = await runCommand(process.execPath, [join(folder, 'node_modules', tool), ...args], {
        cwd: project,
        env: { ...process.env, NODE_ENV: 'production' },
      })
      expect(`${id}: ${tool} succeeds`, code === 0, output)
    }
    expect(`${id} is built`, existsSync(join(project, 'dist/index.html')))
  }
  return result()
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files text by path
 */
function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
