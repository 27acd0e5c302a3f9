import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { SharedCode, TryData } from '../../model/try.ts'
import type * as RecordingCode from '../../try/recording.client.ts'
import type * as Session from '../../try/session.client.ts'
import type * as TimelineCode from '../../try/timeline.client.ts'
import { lendEvent } from '../../shared/markup.ts'
import { announce } from '../parts/confirm-on.client.ts'
import { copyText } from '../parts/copy-text.client.ts'
import { loadText, readOwnFiles, setFiles } from './source.client.ts'

/** What records the component of an island. */
export type TimelineLoan = typeof TimelineCode & {
  data: TryData
  copyText: typeof copyText
  announce: typeof announce
}

/** What is open at a demo. */
interface Opened {
  session?: Session.TrySession | undefined
  /** The demo's own code, which is recorded while no editor is open. */
  recording?: RecordingCode.Recording | undefined
  timeline?: TimelineCode.Timeline | undefined
}

/** Milliseconds between two looks whether the reader has gone to another page. */
const beat = 1000

const opened = new WeakMap<HTMLElement, Opened>()
const busy = new WeakSet<HTMLElement>()

/** Opens the editor of a demo, or closes it. Rejects when its code cannot be loaded. */
export async function toggleTry(
  demo: HTMLElement,
  button: HTMLElement,
  shared?: SharedCode,
  onEnd?: () => void,
): Promise<void> {
  const isOpen = button.getAttribute('aria-expanded') === 'true'
  await once(demo, async (state) => {
    if (isOpen) state.session?.end()
    if (isOpen && shared === undefined) return record(demo, button, state)
    const [data, files, { openSession }] = await Promise.all([readData(button), readOwnFiles(demo), loadSession()])
    state.recording?.end()
    state.recording = undefined
    state.session = await openSession({
      demo,
      button,
      data,
      files,
      timeline: state.timeline,
      kit: {
        announce,
        copyText,
        loadText,
        setFiles,
        ...(data.watched === undefined
          ? {}
          : {
              toggleRecording: () => void toggleRecording(demo, button).catch(() => announce(data.words.failedImport)),
            }),
      },
      ...(shared === undefined ? {} : { shared }),
      onEnd: () => {
        state.session = undefined
        onEnd?.()
        if (!demo.isConnected || state.timeline === undefined) return
        // What fails has ended the recording.
        once(demo, () => record(demo, button, state)).catch(() => announce(data.words.timeline.ended))
      },
    })
  })
}

/** Begins to record what a demo calls, or ends it. `button` is the one that opens the editor. */
export async function toggleRecording(demo: HTMLElement, button: HTMLElement): Promise<void> {
  await once(demo, async (state) => {
    if (state.timeline !== undefined) return endRecording(state)
    const [data, { openTimeline }] = await Promise.all([readData(button), loadTimeline()])
    if (data.watched === undefined) throw new Error(data.words.timeline.none)
    const { name = '' } = (await readOwnFiles(demo))[0] ?? {}
    const timeline = openTimeline({
      data,
      copyText,
      file: `./${name.replace(/\.\w+$/, '')}`,
      onEnd: () => {
        endRecording(state)
        announce(data.words.timeline.ended)
        button.focus()
      },
    })
    state.timeline = timeline
    demo.querySelector('.demo-stage')?.after(timeline.element)
    if (state.session === undefined) await record(demo, button, state)
    else state.session.record(timeline)
    announce(data.words.timeline.started)
    const watch = setInterval(() => {
      if (!demo.isConnected) endRecording(state)
      if (state.timeline !== timeline) clearInterval(watch)
    }, beat)
  })
}

/** Gives an island of the site what records its component, by an event on its button; nothing when it cannot be loaded. */
export async function lendTimeline(button: HTMLElement): Promise<void> {
  const detail = await Promise.all([readData(button), loadTimeline()]).then(
    ([data, code]): TimelineLoan => ({ ...code, data, copyText, announce }),
    () => undefined,
  )
  button.dispatchEvent(new CustomEvent(lendEvent, { detail }))
}

/** Runs the demo's own code in a frame that records. */
async function record(demo: HTMLElement, button: HTMLElement, state: Opened): Promise<void> {
  const { timeline } = state
  if (timeline === undefined) return
  try {
    const [data, files, { openRecording }] = await Promise.all([readData(button), readOwnFiles(demo), loadRecording()])
    state.recording = await openRecording({ demo, data, files, loadText, timeline })
  } catch (error) {
    endRecording(state)
    throw error
  }
}

function endRecording(state: Opened): void {
  state.timeline?.end()
  state.timeline = undefined
  state.recording?.end()
  state.recording = undefined
  state.session?.record(undefined)
}

/** One thing at a time: a second click while something is loaded does nothing. */
async function once(demo: HTMLElement, does: (state: Opened) => Promise<void> | void): Promise<void> {
  if (busy.has(demo)) return
  busy.add(demo)
  const state = opened.get(demo) ?? {}
  opened.set(demo, state)
  try {
    await does(state)
  } finally {
    busy.delete(demo)
  }
}

/** What editing needs, by the address on the button. */
export async function readData(button: HTMLElement): Promise<TryData> {
  return JSON.parse(await loadText(button.dataset['try'] ?? '')) as TryData
}

function loadSession(): Promise<typeof Session> {
  return loadChunk('try.js', { load: () => import('../../try/session.client.ts'), isLeaf: false })
}

function loadRecording(): Promise<typeof RecordingCode> {
  return loadChunk('recording.js', { load: () => import('../../try/recording.client.ts'), isLeaf: false })
}

function loadTimeline(): Promise<typeof TimelineCode> {
  return loadChunk('timeline.js', { load: () => import('../../try/timeline.client.ts'), isLeaf: false })
}
