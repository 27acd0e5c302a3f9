import type { Watched } from '../../model/timeline.ts'
import type { CompiledFile, FrameNews, FrameOrder, TryFont } from '../../model/try.ts'
import { readNews } from './read-news.client.ts'

/** Milliseconds between two questions whether the frame still answers, and how long an answer may take. */
const beat = 1000
const patience = 2500

/** What every frame of a page is made from. */
export interface FrameParts {
  /** The whole document. */
  document: string
  /** Script with the packages. */
  runtime: string
  styles: string
  font?: TryFont | undefined
  title: string
}

/** How a frame looks. */
export type FrameLook = Omit<Extract<FrameOrder, { kind: 'look' }>, 'kind'>

/** What happens in a frame. `silent`: it does not answer. `awake`: it answers again. `left`: it shows another document. */
export type FrameEvent = FrameNews | { kind: 'silent' } | { kind: 'awake' } | { kind: 'left' }

/** A frame that can run code once. */
export interface TryFrame {
  element: HTMLIFrameElement
  run: (files: readonly CompiledFile[], entry: string, watched?: Watched) => void
  look: (look: FrameLook) => void
  end: () => void
}

/**
 * Adds a sandboxed frame to `host`. It has no origin, so it reads nothing of this page, and its document is part of this
 * page's code, so it needs no request. Orders wait until it is ready.
 */
export function openFrame(host: HTMLElement, parts: FrameParts, on: (event: FrameEvent) => void): TryFrame {
  const element = document.createElement('iframe')
  const { port1: port, port2 } = new MessageChannel()
  let waiting: FrameOrder[] | undefined = []
  let [asked, isSilent, isLoaded] = [0, false, false]
  let timer: ReturnType<typeof setInterval> | undefined

  function send(order: FrameOrder): void {
    if (waiting === undefined) port.postMessage(order)
    else waiting.push(order)
  }

  function hear(news: FrameNews): void {
    asked = 0
    if (isSilent) on({ kind: 'awake' })
    isSilent = false
    if (news.kind !== 'ready' || waiting === undefined) return on(news)
    const orders = waiting
    waiting = undefined
    for (const order of orders) port.postMessage(order)
  }

  function ask(): void {
    const now = performance.now()
    // A page out of sight has slow clocks.
    if (asked !== 0 && now - asked > patience && !isSilent && !document.hidden) {
      isSilent = true
      on({ kind: 'silent' })
    }
    if (asked === 0) {
      asked = now
      port.postMessage({ kind: 'ping' } satisfies FrameOrder)
    }
  }

  element.addEventListener('load', () => {
    // The code has led the frame elsewhere. Nothing is handed to what is there now.
    if (isLoaded) return on({ kind: 'left' })
    isLoaded = true
    // The document has no origin that could be named. It cannot be another one: it is the first that is loaded here.
    element.contentWindow?.postMessage('', '*', [port2])
    const { runtime, styles, font } = parts
    port.postMessage({ kind: 'start', runtime, styles, ...(font && { font }) } satisfies FrameOrder)
  })
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = readNews(data)
    if (news !== undefined) hear(news)
  })
  port.start()
  element.className = 'try-frame'
  element.title = parts.title
  element.setAttribute('sandbox', 'allow-scripts')
  element.srcdoc = parts.document
  host.append(element)
  return {
    element,
    run: (files, entry, watched) => {
      send({ kind: 'run', files, entry, watched })
      timer ??= setInterval(ask, beat)
    },
    look: (look) => send({ kind: 'look', ...look }),
    end: () => {
      clearInterval(timer)
      port.close()
      element.remove()
    },
  }
}
