import { wordsOf } from '../i18n/words-of.ts'
import type { ApiProp, ApiReference } from '../model/api.ts'
import type { Site } from '../model/site.ts'
import type { Watched } from '../model/timeline.ts'
import type { TryData, TryReference } from '../model/try.ts'
import { hashScript } from '../prerender/build-security-policy.ts'
import { contentId, dataFramed, dataScheme } from '../shared/markup.ts'
import { plainStyle } from '../shared/plain-style.ts'
import type { Runtime } from './compile-runtime.ts'
import type { OfferFile } from './create-demo-files.ts'

/** What the files are made from. */
export interface TryParts {
  /** Script of the frame. */
  frame: string
  runtime: Runtime
}

/** The files that a reader needs to edit demos: one for each locale, which names the others. Returns its address by locale. */
export function createTryFiles(
  { config, api, demos }: Pick<Site, 'config' | 'api' | 'demos'>,
  { frame, runtime }: TryParts,
  offer: OfferFile,
): Record<string, string> {
  if (demos.length === 0) return {}
  const address = offer({ name: 'try-packages', ending: 'js', content: runtime.code })
  const version = config.packages[0]?.version ?? ''
  return Object.fromEntries(
    config.locales.map(({ id }) => {
      const reference = api.state === 'ready' ? api.references[id] : undefined
      const watched = reference === undefined ? undefined : listWatched(config, reference)
      const data: TryData = {
        words: wordsOf(id).try,
        document: writeDocument(frame),
        runtime: address,
        packages: runtime.packages,
        version,
        ...(watched === undefined ? {} : { watched }),
        ...(reference === undefined ? {} : { reference: offerReference(reference, id, offer) }),
      }
      return [id, offer({ name: `try-${id}`, ending: 'json', content: JSON.stringify(data) })]
    }),
  )
}

/**
 * The document in which edited code runs. Its own policy allows no request at all. It comes with the page's code and not
 * from an address, so it works without a connection and on every host.
 */
function writeDocument(frame: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashScript(frame)} blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "worker-src 'none'",
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  return [
    `<!doctype html><html ${dataScheme}="light" ${dataFramed}=""><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // No look-up of names for links: a name can carry data.
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${plainStyle}</style></head><body><main id="${contentId}" class="alone stage"></main><script>${frame}</script></body></html>`,
  ].join('')
}

/** The components of the documented package, with their callbacks. Undefined when the reference knows none. */
function listWatched({ api, packages }: Site['config'], { tables }: ApiReference): Watched | undefined {
  const name = packages[0]?.name
  const entries = api === false ? [] : api.entries.filter(({ from }) => from === name)
  const components = entries.flatMap((entry) => {
    const table = tables.find(({ id, kind }) => id === entry.id && kind === 'component')
    const events = (table?.props ?? []).filter(isEvent).map((prop) => prop.name)
    return events.length === 0 ? [] : [{ name: entry.id, export: entry.export, events }]
  })
  return name === undefined || components.length === 0 ? undefined : { package: name, components }
}

/** A callback. A deprecated one counts where its replacement is the same callback in another place. */
function isEvent({ name, deprecated }: ApiProp): boolean {
  return /^on[A-Z]/.test(name) && (deprecated === undefined || deprecated.replacement.endsWith(`.${name}`))
}

/** The part of the reference that the editor completes. */
function offerReference({ tables }: ApiReference, locale: string, offer: OfferFile): string {
  const reference: TryReference = {
    tables: tables.map(({ id, props }) => ({
      id,
      props: props
        .filter(({ deprecated }) => deprecated === undefined)
        .map(({ name, fullType, description, default: fallback }) => ({
          name,
          type: fullType,
          description,
          ...(fallback === undefined ? {} : { fallback }),
        })),
    })),
    exports: [...new Set(tables.flatMap(({ id, type }) => [id.split('.')[0] ?? id, type]))],
  }
  return offer({ name: `try-reference-${locale}`, ending: 'json', content: JSON.stringify(reference) })
}
