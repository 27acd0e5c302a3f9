import type { SearchPage } from '../../model/search.ts'
import { keywordValue, pageTextValue, rowTextValue, sectionTextValue, titleValue } from '../weights.ts'
import { listIndexWords } from './list-words.ts'

/** A repeated word counts so often at most: a page is about it or not, and each place costs bytes of the index. */
const mostPlaces = 2

/** Words of a page, and what each of them is worth in the place where it stands. */
export type Places = [value: number, words: string[]][]

/** The words of a page by their places, the most telling first, each word twice at most. */
export function listPlaces({ route, demos }: SearchPage): Places {
  const { title, description, keywords, sections, props, link } = route
  const seen = new Map<string, number>()
  const parts: [value: number, texts: readonly string[]][] = [
    [titleValue, [title, link.split('/').pop() ?? '']],
    [keywordValue, [...keywords, ...[...sections, ...props].flatMap((part) => part.keywords ?? [])]],
    [titleValue, [...sections, ...demos].map((part) => part.title)],
    [titleValue, props.flatMap(({ name, owner }) => [name, owner])],
    [pageTextValue, [description, ...demos.map((demo) => demo.description)]],
    [rowTextValue, props.map((prop) => prop.description)],
    [sectionTextValue, sections.flatMap(({ paragraphs }) => paragraphs)],
  ]
  return parts.map(([value, texts]) => {
    const words = texts.flatMap(listIndexWords).filter((word) => {
      const count = (seen.get(word) ?? 0) + 1
      seen.set(word, count)
      return count <= mostPlaces
    })
    return [value, words]
  })
}

/**
 * The document of a page for Pagefind: words and what each is worth, not for reading. What a reader is shown comes
 * from `SearchPage`.
 */
export function writeRecord(page: SearchPage): string {
  const lines = listPlaces(page).map(([value, words]) => `<p data-pagefind-weight="${value}">${words.join(' ')}</p>`)
  return `<html><body><main data-pagefind-body>${lines.join('')}</main></body></html>`
}
