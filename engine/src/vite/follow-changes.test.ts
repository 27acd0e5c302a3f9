import { EventEmitter } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'

it('tells of what an editor wrote after it had emptied the file, of which the watcher says nothing', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const file = join(mkdtempSync(join(tmpdir(), 'changes-')), 'page.md')
  const watcher = new EventEmitter()
  const told: string[] = []
  followChanges(watcher as never, (event, path) => told.push(`${event} ${path}`))
  writeFileSync(file, '')
  watcher.emit('all', 'change', file)
  expect(told).toEqual([`change ${file}`])
  writeFileSync(file, 'The text.')
  vi.advanceTimersByTime(60)
  expect(told).toEqual([`change ${file}`, `change ${file}`])
  vi.advanceTimersByTime(1000)
  expect(told, 'nothing has changed since').toHaveLength(2)
})
