// The thread in which pages are drawn. Demos and hero run here, so that one that never ends can be ended.
// Plain JavaScript, because Node 20 does not run TypeScript.
import { parentPort, workerData } from 'node:worker_threads'

/** @import { Drawer, DrawingListener } from './create-drawer.ts' */
/** @import { DrawingData, FromDrawing, Thrown, ToDrawing } from './drawing-messages.ts' */

/** @import { ModuleRunnerTransport } from 'vite/module-runner' */
/** @typedef {Awaited<ReturnType<NonNullable<ModuleRunnerTransport['invoke']>>>} Fetched */

/** @type {Map<number, (result: Fetched) => void>} */
const fetching = new Map()
let lastFetch = 0
const { entry, mode, aside } = /** @type {DrawingData} */ (workerData)

/** @type {DrawingListener} */
const listener = {
  at: (island, phase) => post({ kind: 'at', island, phase }),
  failed: (island, phase, error) => post({ kind: 'failed', island, phase, error: toThrown(error) }),
}

process.on('uncaughtException', (error) => post({ kind: 'loose', error: toThrown(error) }))
process.on('unhandledRejection', (error) => post({ kind: 'loose', error: toThrown(error) }))
// It would end this thread without a word. As an error it has a line.
process.exit = (code) => {
  throw new Error(`process.exit(${code ?? ''}) was called`)
}

const drawing = loadDrawer()
// Each draw reports it, and the handler above must not report it as well.
drawing.catch(() => {})
parentPort?.on('message', async (/** @type {ToDrawing} */ message) => {
  if (message.kind === 'fetched') {
    fetching.get(message.id)?.(/** @type {Fetched} */ (message.result))
    fetching.delete(message.id)
    return
  }
  try {
    const drawer = await drawing
    if (message.kind === 'prepare') drawer.prepare(message)
    else post({ kind: 'drawn', id: message.id, html: drawer.draw(message.request) })
  } catch (error) {
    if (message.kind === 'draw') post({ kind: 'threw', id: message.id, error: toThrown(error) })
  }
})

/** @returns {Promise<Drawer>} */
async function loadDrawer() {
  const { createDrawer, islandModules } = mode === 'bundle' ? await import(entry) : await importServed()
  const drawer = await createDrawer(islandModules, listener, aside)
  post({ kind: 'rest' })
  return drawer
}

/** Development: Vite gives each module of the islands when it is asked for it. The code that draws is a bundle. */
async function importServed() {
  const { ESModulesEvaluator, ModuleRunner } = await import('vite/module-runner')
  class Evaluator extends ESModulesEvaluator {
    /**
     * @override
     * @param {string} file
     */
    async runExternalModule(file) {
      return asBundled(await super.runExternalModule(file))
    }
  }
  const runner = new ModuleRunner(
    { transport: { invoke: fetchFrom }, hmr: false, sourcemapInterceptor: 'node' },
    new Evaluator(),
  )
  const [{ createDrawer }, { islandModules }] = await Promise.all([fetchFrom().then(importCode), runner.import(entry)])
  return { createDrawer, islandModules }
}

/** @param {Fetched} fetched */
function importCode(fetched) {
  if ('error' in fetched) throw Object.assign(new Error(fetched.error.message), fetched.error)
  return import(fetched.result)
}

/**
 * Asks the main thread for a module, or without a payload for the address of the code that draws.
 * @param {unknown} [payload]
 * @returns {Promise<Fetched>}
 */
function fetchFrom(payload) {
  return new Promise((resolve) => {
    lastFetch += 1
    fetching.set(lastFetch, resolve)
    post({ kind: 'fetch', id: lastFetch, payload })
  })
}

/**
 * A CommonJS module that was made from an ES module, as bundlers give it: its `default` is its default export, and not
 * the object of all its exports, as Node has it.
 * @param {Record<string, unknown>} module
 */
function asBundled(module) {
  const all = module['default']
  const isModule = (typeof all === 'object' || typeof all === 'function') && all !== null && '__esModule' in all
  // oxlint-disable-next-line no-underscore-dangle -- the mark that compilers leave
  return isModule && all.__esModule === true ? all : module
}

/** @param {FromDrawing} message */
function post(message) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}

/** @param {NonNullable<Thrown['loc']>} loc */
function fileOf({ file }) {
  return file === undefined ? {} : { file }
}

/**
 * @param {unknown} error
 * @returns {Thrown}
 */
function toThrown(error) {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  const { message, stack } = error
  const { code, id, loc } = /** @type {{ code?: unknown, id?: unknown, loc?: Thrown['loc'] }} */ (error)
  return {
    message,
    stack: stack ?? '',
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof loc?.line === 'number' ? { loc: { ...fileOf(loc), line: loc.line, column: loc.column } } : {}),
  }
}
