import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFixture } from '../../test/open-fixture.ts'
import userConfig from '../../test/fixtures/lamps/docs.config.ts'
import { resolveConfig } from './resolve-config.ts'

it('finds the fonts for pictures in the site folder and in packages', () => {
  const root = openFixture('lamps', {
    'theme/own.css': '',
    'node_modules/@fonts/round/package.json': '{"name":"@fonts/round","exports":{"./*.css":"./*.css"}}',
    'node_modules/@fonts/round/bold.css': '',
  })
  const fonts = ['theme/own.css', '@fonts/round/bold.css']
  expect(resolveConfig({ ...userConfig, linkPictures: { fonts, pictures: 'pictures' } }, root).linkPictures).toEqual({
    fonts: [join(root, 'theme/own.css'), join(root, 'node_modules/@fonts/round/bold.css')],
    pictures: join(root, 'pictures'),
  })
})

it('names those that are not there', () => {
  const wrong = { ...userConfig, linkPictures: { fonts: ['@fonts/square/bold.css'] } }
  expect(() => resolveConfig(wrong, openFixture('lamps'))).toThrow(
    [
      'docs.config.ts is not right:',
      'docs.config.ts:1\n  The configuration\'s "linkPictures.fonts.0" names "@fonts/square/bold.css", which is no file.\n  Install its package (npm install @fonts/square), or write a path that begins in the site folder.',
      'The type of defineDocs says what each key takes.',
    ].join('\n\n'),
  )
})
