// Runs in the document in which edited code is tried: a sandboxed iframe without an origin, under a policy that allows
// no request. It is compiled to one script, whose hash the policy of every page allows. The page talks to it by one
// port, which is handed over before any edited code runs: nobody else can speak there, and what the code itself may
// say in the frame's name harms nobody, because the page believes nothing without a look.
import type { FrameNews, FrameOrder, TryFailure } from '../../model/try.ts'
import { createGuard, EndlessError } from './create-guard.client.ts'
import { countCommits } from './count-commits.client.ts'
import { drawComponent, type Drawn } from './draw-component.client.ts'
import { findPlace } from './find-place.client.ts'
import { leaveFocus } from './leave-focus.client.ts'
import { loadCode } from './load-code.client.ts'
import { loadModules, type Packages } from './load-modules.client.ts'
import { printValue } from '../record/print-value.client.ts'
import { refuseEffects } from './refuse-effects.client.ts'
import { watchConsole } from './watch-console.client.ts'
import { watchPackages } from './watch-packages.client.ts'
import { watchSize } from './watch-size.client.ts'

const content = document.querySelector('main') ?? document.body
let tell: (news: FrameNews) => void = () => undefined
let packages: Packages = {}
let drawn: Drawn | undefined
let isStopped = false
let added: () => ReadonlySet<string> = () => new Set()

addEventListener('message', function take(event) {
  const [port] = event.ports
  // Only the page around the frame hands over a port, and only once.
  if (event.source !== parent || port === undefined) return
  removeEventListener('message', take)
  tell = port.postMessage.bind(port)
  port.addEventListener('message', ({ data }: MessageEvent<FrameOrder>) => void obey(data))
  port.start()
})

async function obey(order: FrameOrder): Promise<void> {
  switch (order.kind) {
    case 'start':
      return start(order)
    case 'run':
      return run(order)
    case 'look': {
      const root = document.documentElement
      root.dataset['scheme'] = order.scheme
      root.dir = order.dir
      content.lang = order.lang
      return
    }
    case 'ping':
      tell({ kind: 'pong' })
  }
}

async function start({ runtime, styles, font }: Extract<FrameOrder, { kind: 'start' }>): Promise<void> {
  const sheet = document.createElement('style')
  sheet.textContent = styles
  document.head.append(sheet)
  if (font !== undefined) {
    const { family, bytes, weight, unicodeRange } = font
    document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange }))
  }
  watchConsole((lines) => tell({ kind: 'said', lines: lines.filter(({ text }) => !isOfRecorder(text)) }))
  refuseEffects((what, text) => tell({ kind: 'refused', what, text }))
  countCommits(() => stop('renders', new Error('')))
  addEventListener('error', (event) => {
    // Said on the stage, so the browser need not say it in its console.
    event.preventDefault()
    fail('event', event.error ?? event.message, { address: event.filename, line: event.lineno })
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    fail('promise', event.reason)
  })
  await loadCode(runtime)
  packages = takePackages()
  watchSize(content, (height) => tell({ kind: 'size', height }))
  tell({ kind: 'ready' })
}

async function run({ files, entry, watched }: Extract<FrameOrder, { kind: 'run' }>): Promise<void> {
  try {
    if (watched !== undefined) {
      const made = watchPackages(packages, watched, (news) => tell({ kind: 'recorded', news }))
      packages = made.packages
      added = made.recorder.added
    }
    const guard = createGuard((error) => stop('loop', error))
    const release = leaveFocus()
    const load = await loadModules(files, packages, guard)
    const component = findComponent(load(entry))
    if (component === undefined) return fail('empty', '')
    drawn = drawComponent(packages, content, component, {
      onDrawn: () => {
        tell({ kind: 'drawn' })
        release()
      },
      onError: (error) => fail('render', error),
    })
  } catch (error) {
    fail('import', error)
  }
}

/**
 * The default export: a class, a function, or what `memo` and `forwardRef` give. Code in a text may have none; then it
 * is the last function with the name of a component.
 */
function findComponent(exports: Readonly<Record<string, unknown>>): unknown {
  const { default: own } = exports
  if (typeof own === 'function' || (typeof own === 'object' && own !== null)) return own
  return Object.entries(exports).findLast(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')?.[1]
}

/** Ends code that would go on for ever. From now on its guards throw at once. */
function stop(phase: TryFailure['phase'], error: Error): void {
  if (isStopped) return
  isStopped = true
  report(phase, error)
  setTimeout(() => drawn?.unmount())
}

function fail(phase: TryFailure['phase'], error: unknown, at?: { address: string; line: number }): void {
  // Said already, when the guard threw it.
  if (!isStopped && !(error instanceof EndlessError)) report(phase, error, at)
}

function report(phase: TryFailure['phase'], error: unknown, at?: { address: string; line: number }): void {
  const isObject = typeof error === 'object' && error !== null
  const { name, message, stack } = (isObject ? error : {}) as Record<'name' | 'message' | 'stack', unknown>
  const place = findPlace(typeof stack === 'string' ? stack : '', at)
  const text = typeof message === 'string' ? message : printValue(error)
  tell({ kind: 'failed', failure: { phase, name: typeof name === 'string' ? name : '', text, ...place } })
}

/** True for a warning of a property that only the recorder has set: the reader has not written it. */
function isOfRecorder(text: string): boolean {
  return [...added()].some((name) => text.includes(`\`${name}\``))
}

function takePackages(): Packages {
  const scope = self as { tryPackages?: Packages }
  const taken = scope.tryPackages ?? {}
  delete scope.tryPackages
  return taken
}
