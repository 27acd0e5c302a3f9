import { readRecorded } from './read-recorded.client.ts'
import type { FailurePhase, FrameNews, Refused, SaidLevel } from '../../model/try.ts'

const phases: readonly FailurePhase[] = ['import', 'empty', 'render', 'event', 'promise', 'loop', 'renders']
const refusals: readonly Refused[] = ['network', 'window', 'dialog', 'document', 'form']
const levels: readonly SaidLevel[] = ['log', 'info', 'warn', 'error']

/** Characters of a text from the frame, lines of one message, pixels of height: what is more is not believed. */
const mostText = 2000
const mostLines = 50
const mostHeight = 4000

/**
 * What the frame has said, if it can be that. Edited code may speak in the frame's name, so each part is checked and cut,
 * and is only ever shown as text.
 */
export function readNews(data: unknown): FrameNews | undefined {
  if (!isRecord(data)) return undefined
  switch (data['kind']) {
    case 'ready':
    case 'drawn':
    case 'pong':
      return { kind: data['kind'] }
    case 'size': {
      const { height } = data
      if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
      return { kind: 'size', height: Math.min(Math.max(Math.ceil(height), 0), mostHeight) }
    }
    case 'failed':
      return readFailure(data['failure'])
    case 'refused': {
      const what = refusals.find((each) => each === data['what'])
      return what === undefined ? undefined : { kind: 'refused', what, text: cut(data['text']) }
    }
    case 'recorded':
      return isRecord(data['news']) ? { kind: 'recorded', news: readRecorded(data['news']) } : undefined
    case 'said': {
      if (!Array.isArray(data['lines'])) return undefined
      const lines = (data['lines'] as unknown[]).slice(0, mostLines).filter(isRecord)
      return {
        kind: 'said',
        lines: lines.map(({ level, text }) => ({
          level: levels.find((each) => each === level) ?? 'log',
          text: cut(text),
        })),
      }
    }
    default:
      return undefined
  }
}

function readFailure(failure: unknown): FrameNews | undefined {
  if (!isRecord(failure)) return undefined
  const { name, text, file, line } = failure
  const phase = phases.find((each) => each === failure['phase'])
  if (phase === undefined) return undefined
  const place = typeof file === 'string' && Number.isSafeInteger(line) ? { file: cut(file), line: Number(line) } : {}
  return { kind: 'failed', failure: { phase, name: cut(name), text: cut(text), ...place } }
}

function cut(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, mostText) : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
