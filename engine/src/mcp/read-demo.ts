import type { DemoText } from '../model/demo.ts'
import { listNearest } from '../node/nearest.ts'
import { Refusal } from '../node/refusal.ts'
import { didYouMean } from './did-you-mean.ts'
import type { ReadSite } from './read-site.ts'

/** What `demos/<id>.json` of a built site says. */
interface PublishedDemo {
  title: Readonly<Record<string, string>>
  description: Readonly<Record<string, string>>
  dependencies: Readonly<Record<string, string>>
  files: DemoText[]
}

/** A demo by its id. Throws a refusal with the nearest ids when there is none. */
export async function readDemo(site: ReadSite, id: string, locale: string): Promise<PublishedDemo> {
  const { files } = site
  const path = `demos/${id}.json`
  // Ids are names of files in lower case, so nothing else can be one.
  const text = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id) ? await files.read(path) : undefined
  if (text === undefined) throw new Refusal(await explainMissing(site, id, locale))
  const demo = parse(text)
  if (demo === undefined) throw new Refusal(`"${path}" in ${files.where} is of another version: ${files.mend}.`)
  return demo
}

async function explainMissing(site: ReadSite, id: string, locale: string): Promise<string> {
  const { demos: ids } = await site.listAddresses()
  if (ids.includes(id)) return `The demo "${id}" has no "demos/${id}.json" in ${site.files.where}: ${site.files.mend}.`
  const { demos } = await site.readPages(locale)
  const legal = ids.map((known) => ({
    value: known,
    spellings: [known, ...demos.flatMap((demo) => (demo.id === known ? demo.title : []))],
  }))
  return `There is no demo "${id}". ${didYouMean(listNearest(id, legal)) ?? 'Ask "list_demos" for all ids.'}`
}

function parse(text: string): PublishedDemo | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isTexts(value) || !('files' in value) || !Array.isArray(value.files) || !value.files.every(isFile))
    return undefined
  const { title, description, dependencies, files } = value as Partial<PublishedDemo> & Pick<PublishedDemo, 'files'>
  return { title: title ?? {}, description: description ?? {}, dependencies: dependencies ?? {}, files }
}

function isTexts(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isFile(value: unknown): value is DemoText {
  return isTexts(value) && 'name' in value && 'source' in value && typeof value.source === 'string'
}
