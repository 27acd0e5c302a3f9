import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import config from '../docs.config.ts'

const site = resolve(import.meta.dirname, '..')
const engineWords = resolve(import.meta.dirname, '../../engine/src/i18n')

it('the face has each letter of Latin-1 that the site writes, and no other', () => {
  const folders = [engineWords, ...['api', 'cards', 'content', 'demos', 'theme'].map((name) => join(site, name))]
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|yml|html|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  expect(texts.length).toBeGreaterThan(300)
  const written = new Set(texts.join('').match(/[\u00a1-\u00ff]/g))
  expect([...written].toSorted().join(''), '`letters` of `face` in docs.config.ts').toBe(config.face?.letters)
})
