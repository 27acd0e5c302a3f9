import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findAnswer } from './find-answer.ts'

test('a deploy that sets the link to the folder anew makes no file missing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'answer-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const builds = ['first', 'second'].map((name) => join(root, name))
  for (const build of builds) {
    mkdirSync(build)
    writeFileSync(join(build, 'icon.svg'), '<svg/>')
  }
  const directory = join(root, 'current')
  const deploy = (build = ''): void => {
    symlinkSync(build, join(root, 'next'))
    renameSync(join(root, 'next'), directory)
  }
  deploy(builds[0])
  const place = { directory, base: '/', canonical: () => undefined }
  const found = new Set<string>()
  for (let count = 0; count < 300; count += 1) {
    const asked = [1, 2, 3, 4].map(() => findAnswer('/icon.svg', place))
    await new Promise(setImmediate)
    deploy(builds[count % 2])
    for (const { kind } of await Promise.all(asked)) found.add(kind)
  }
  expect([...found]).toEqual(['file'])
})
