import type { DemoText } from '../model/demo.ts'
import type { CompiledFile, CompileProblem, TryData } from '../model/try.ts'
import { openCompiler } from './compile/open-compiler.client.ts'
import { createConsole } from './panel/create-console.client.ts'
import { createNotes } from './panel/create-notes.client.ts'
import { describeFailure, describeRefusal, type Said } from './stage/describe-problem.client.ts'
import type { FrameEvent } from './stage/open-frame.client.ts'
import { openStage } from './stage/open-stage.client.ts'
import { readFont } from './stage/read-font.client.ts'
import { readStyles } from './stage/read-look.client.ts'
import { watchLook } from './stage/watch-look.client.ts'
import type { Timeline } from './timeline.client.ts'

/** What a runner is made from. */
export interface RunnerRequest {
  demo: HTMLElement
  data: TryData
  loadText: (address: string) => Promise<string>
  /** The file that is drawn. */
  entry: string
  /** False where nothing runs yet and the demo of the page must not be taken for it. */
  isWaiting?: boolean
  /** Called with each failure that is shown on the stage. */
  onFailure?: (said: Said) => void
  /** Called when code begins or ends to run. */
  onState?: () => void
  /** A reader wants to see a line of a file. */
  onPlace?: (file: string, line: number) => void
}

/** Runs code in the stage of a demo. */
export interface Runner {
  /** What the code writes to the console. */
  console: HTMLElement
  /**
   * Compiles and runs files. Resolves with the mistakes in them, and then what ran before goes on; with undefined when
   * newer files came meanwhile. Rejects when the compiler cannot work.
   */
  run: (files: readonly DemoText[]) => Promise<readonly CompileProblem[] | undefined>
  stop: () => void
  isRunning: () => boolean
  /** Records into a timeline, or no longer. What runs is started anew. */
  record: (timeline: Timeline | undefined) => void
  end: () => void
}

/** Puts a stage for code into a demo. The demo in the page stays behind it as it is. */
export async function openRunner(request: RunnerRequest): Promise<Runner> {
  const { demo, data, loadText, entry, isWaiting = true, onFailure, onState, onPlace } = request
  const { words } = data
  const [runtime, font, styles] = await Promise.all([loadText(data.runtime), readFont(), readStyles()])
  const started = new AbortController()
  const compiler = openCompiler()
  const lines = createConsole(words)
  const notes = createNotes(words, (file, line) => onPlace?.(file, line))
  const host = demo.querySelector<HTMLElement>('.demo-stage') ?? demo
  const parts = { document: data.document, runtime, styles, font, title: words.stage }
  const stage = openStage(host, parts, { isWaiting, on: hear })
  host.append(notes.element)
  watchLook(demo, stage, started.signal)
  let [isRunning, timeline]: [boolean, Timeline | undefined] = [false, undefined]
  let compiled: readonly CompiledFile[] | undefined

  function hear(event: FrameEvent): void {
    switch (event.kind) {
      case 'failed': {
        const said = describeFailure(event.failure, words)
        notes.add(said)
        return onFailure?.(said)
      }
      case 'refused':
        return notes.add(describeRefusal(event.what, event.text, words))
      case 'said':
        return lines.add(event.lines)
      case 'recorded':
        return timeline?.add(event.news)
      case 'silent':
        return notes.add({ text: words.silent }, { name: words.stop, does: () => stop() })
      case 'awake':
        return notes.clear()
      case 'left':
        return stop(words.left)
      case 'ready':
      case 'drawn':
      case 'pong':
      case 'size':
        return
    }
  }

  function start(files: readonly CompiledFile[]): void {
    compiled = files
    notes.clear()
    lines.clear()
    isRunning = true
    timeline?.startRun()
    stage.run(files, entry, timeline === undefined ? undefined : data.watched)
    onState?.()
  }

  function stop(reason = words.stopped): void {
    isRunning = false
    stage.stop()
    notes.clear()
    notes.add({ text: reason })
    onState?.()
  }

  return {
    console: lines.element,
    run: async (files) => {
      const answer = await compiler.compile({ files, packages: data.packages })
      if (answer?.problems.length === 0) start(answer.files)
      return answer?.problems
    },
    stop: () => stop(),
    isRunning: () => isRunning,
    record: (next) => {
      timeline = next
      if (compiled !== undefined && isRunning) start(compiled)
    },
    end: () => {
      started.abort()
      compiler.end()
      stage.end()
      notes.element.remove()
    },
  }
}
