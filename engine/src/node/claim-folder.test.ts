import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { claimFolder } from './claim-folder.ts'

/** Starts a process that runs until the test ends, and gives its number. */
function startProcess(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void child.kill())
  return child.pid ?? 0
}

/** The number of a process that has already ended. */
function endProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

describe('claimFolder', () => {
  it('gives the folder with what earlier builds left in it, and keeps it when it is released', () => {
    const root = createFolder({ 'work/bundle-key': 'kept' })
    const { path, release } = claimFolder(join(root, 'work'))
    expect(path).toBe(join(root, 'work'))
    release()
    expect(readdirSync(path)).toEqual(['bundle-key'])
    expect(claimFolder(path).path).toBe(path)
  })

  it('gives an empty folder beside it while another process works there, and removes that one', () => {
    const root = createFolder({ 'work/lock': String(startProcess()), 'work/bundle-key': 'theirs' })
    const { path, release } = claimFolder(join(root, 'work'))
    expect(path).toBe(join(root, `work.${process.pid}`))
    expect(readdirSync(path)).toEqual([])
    writeFileSync(join(path, 'page.html'), '')
    release()
    expect(readdirSync(root)).toEqual(['work'])
    expect(readFileSync(join(root, 'work/bundle-key'), 'utf8')).toBe('theirs')
  })

  it('takes over from processes that were ended, and removes their folders only', () => {
    const [ended, running] = [endProcess(), startProcess()]
    const root = createFolder({
      'work/lock': String(ended),
      [`work.${ended}/page.html`]: '',
      [`work.${running}/page.html`]: '',
      'other.1/page.html': '',
    })
    const { path } = claimFolder(join(root, 'work'))
    expect(path).toBe(join(root, 'work'))
    expect(readdirSync(root).toSorted()).toEqual(['other.1', 'work', `work.${running}`])
  })

  it('takes over from a process that had its own number', () => {
    const root = createFolder({ 'work/lock': String(process.pid) })
    expect(claimFolder(join(root, 'work')).path).toBe(join(root, 'work'))
    expect(existsSync(join(root, `work.${process.pid}`))).toBe(false)
  })
})
