import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findPackage } from '../node/find-package.mjs'
import { collectNotices } from './collect-notices.ts'
import { embeddedPackages } from './embedded-packages.ts'

it.each(Object.entries(embeddedPackages))('the notices name what stands inside of %s', (name, embedded) => {
  const folder = findPackage(name, import.meta.dirname) ?? ''
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  // The list was made for this version.
  expect(`${name} ${version}`).toBe('html2sketch 1.0.2')
  const notices = collectNotices([join(folder, 'dist/html2sketch.min.js')])
  const named = Array.from(notices.matchAll(/^(\S+) [\d.]+(?:-\S+)? \(.+\)$/gm), ([, each = '']) => each)
  expect(named.toSorted()).toEqual([name, ...embedded].toSorted())
})
