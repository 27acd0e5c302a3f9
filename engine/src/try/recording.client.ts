import type { DemoText } from '../model/demo.ts'
import type { TryData } from '../model/try.ts'
import { openRunner } from './open-runner.client.ts'
import { dressPage } from './panel/dress-page.client.ts'
import type { Timeline } from './timeline.client.ts'

/** What is recorded without an editor. */
export interface RecordingRequest {
  demo: HTMLElement
  data: TryData
  files: readonly DemoText[]
  loadText: (address: string) => Promise<string>
  timeline: Timeline
}

/** A demo whose own code runs in a frame, so that it can be recorded. */
export interface Recording {
  end: () => void
}

/** Runs the demo anew in a frame that records. The one in the page waits behind it as it is. */
export async function openRecording({ demo, data, files, loadText, timeline }: RecordingRequest): Promise<Recording> {
  const runner = await openRunner({ demo, data, loadText, entry: files[0]?.name ?? '' })
  dressPage()
  demo.dataset['recording'] = ''
  runner.record(timeline)
  const end = (): void => {
    runner.end()
    delete demo.dataset['recording']
  }
  await runner.run(files).catch((error: unknown) => {
    end()
    throw error
  })
  return { end }
}
