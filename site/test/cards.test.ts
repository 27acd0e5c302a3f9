import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readDemos, resolveConfig } from 'vitrine/stages'
import userConfig from '../docs.config.ts'

const config = resolveConfig(userConfig, resolve(import.meta.dirname, '..'))
const demos = readDemos(config).demos.filter(
  ({ id, page }) => id === page && existsSync(join(config.contentDir, 'en-US/demo', `${page}.md`)),
)

it.each(config.locales.map(({ id }) => id))('each card of the index shows what its demo holds, in %s', (locale) => {
  expect(demos.length).toBeGreaterThan(30)
  const wrong = demos.flatMap(({ id, files, versions }) => {
    const html = readFileSync(join(config.root, 'cards', `${id}.${locale}.html`), 'utf8')
    const code = (versions[locale] ?? files).map(({ source }) => source).join('\n')
    const words =
      html
        .replace(/<style>.*?<\/style>/s, '')
        .replaceAll(/<[^>]+>/g, '\n')
        .match(/\p{Script=Latin}{3,}|\p{Script=Han}+/gu) ?? []
    const strange = words.filter((word) => !code.toLowerCase().includes(word.toLowerCase()) && !isMade(word, code))
    return strange.length > 0 ? [`${id}: ${strange.join(', ')}`] : []
  })
  expect(wrong, 'draw them again: npm run pictures -- cards').toEqual([])
})

/** True for a text that the demo puts together of texts that stand in its code. */
function isMade(text: string, code: string): boolean {
  return Array.from(text).every((letter) => code.includes(letter))
}
