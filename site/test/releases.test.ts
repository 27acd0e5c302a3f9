import { expect, it } from 'vitest'
import { resolveConfig } from 'vitrine/stages'
import { resolve } from 'node:path'
import docs from '../docs.config.ts'

it('the feed knows the installed version; npm run releases records it', () => {
  const { library } = resolveConfig(docs, resolve(import.meta.dirname, '..'))
  expect(Object.keys(library.releases)).toContain(library.version)
})
