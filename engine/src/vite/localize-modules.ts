import { existsSync } from 'node:fs'
import { dirname, extname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { listTexts } from '../content/list-texts.ts'
import { putWords } from '../content/put-words.ts'
import { joinWords, readWordsOf } from '../content/read-demo-words.ts'
import type { Config } from '../model/config.ts'
import { readText } from '../node/read-text.ts'

/** Module id of a source file in the words of a locale. It ends like the file, because other plugins look at the end. */
export function withWords(path: string, locale: string): string {
  return `${path}?words=${locale}&lang${extname(path)}`
}

/** The file of a module id. */
export function withoutWords(id: string): string {
  return id.replace(wordsQuery, '')
}

/** `&lang.tsx` may be followed by what Vite adds in development. */
const wordsQuery = /\?words=([\w-]+)&lang\.tsx?(?=$|&)/

/**
 * Gives demos, and the files in `demos/` that they import, in the words of a locale. Lines keep their numbers, so errors
 * lead to the author's own line. `reads` gets the absolute paths of the files with words.
 */
export function localizeModules(config: Config, reads: Set<string>): Plugin {
  return {
    name: 'vitrine:localize-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      // In development a page asks for a module by its address below the site folder.
      if (wordsQuery.test(source)) return source.startsWith(config.root) ? source : resolve(config.root, `.${source}`)
      const locale = readLocale(importer)
      if (locale === undefined || importer === undefined || !source.startsWith('.')) return undefined
      const path = resolve(dirname(withoutWords(importer)), source)
      return relative(config.demosDir, path).startsWith('..') ? undefined : withWords(path, locale)
    },
    load(id) {
      const locale = readLocale(id)
      if (locale === undefined) return undefined
      const path = withoutWords(id).replace(/&.*$/, '')
      const found = readWordsOf(config, locale, path)
      for (const { path: file } of [found.own, found.common]) if (existsSync(file)) reads.add(file)
      const { text } = readText(path)
      return putWords(text, listTexts(path, text), joinWords(found), true)
    },
    // Development: words are no modules, so an edit of them is one of the modules that say them.
    hotUpdate({ file, modules }) {
      const saying = [...this.environment.moduleGraph.idToModuleMap].flatMap(([id, module]) => {
        const locale = readLocale(id)
        if (locale === undefined) return []
        const { own, common } = readWordsOf(config, locale, withoutWords(id).replace(/&.*$/, ''))
        return [own.path, common.path].includes(file) ? [module] : []
      })
      return saying.length === 0 ? undefined : [...modules, ...saying]
    },
  }
}

function readLocale(id: string | undefined): string | undefined {
  return wordsQuery.exec(id ?? '')?.[1]
}
