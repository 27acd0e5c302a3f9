import type { TimelineWords } from '../../model/try.ts'
import type { LoggedCall, LogGroup } from './create-log.client.ts'
import { describeGesture } from './describe-gesture.client.ts'

/** What was recorded as text: a line a gesture, and below it a line a call. */
export function writeText(groups: readonly LogGroup[], words: TimelineWords): string {
  const lines = groups.flatMap(({ gesture, isContinued, calls, run }, index) => [
    ...(index > 0 && groups[index - 1]?.run !== run ? ['', words.ranAgain, ''] : []),
    describeGesture(gesture, isContinued, words),
    ...calls.map((call) => `  ${formatTime(call.at).padStart(8)}  ${writeCall(call, words)}`),
  ])
  return `${lines.join('\n')}\n`
}

/** `onChange('jack', …)`, with how often, and what it has thrown. */
function writeCall(call: LoggedCall, words: TimelineWords): string {
  const { name, times, thrown, arguments: values } = call
  const parts = [`${name}(${values.map(({ text }) => text).join(', ')})`]
  if (times > 1) parts.push(`×${times}`)
  if (thrown !== undefined) parts.push(`${words.threw} ${thrown}`)
  return parts.join('  ')
}

/** Milliseconds as a reader reads them. */
export function formatTime(milliseconds: number): string {
  return `+${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
}
