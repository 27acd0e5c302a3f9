import { Refusal } from '../node/refusal.ts'
import type { SiteFiles } from './site-files.ts'

/** A slow connection brings the search data of a large site in half of it. */
const defaultPatience = 20_000
const mostRedirects = 5

/** A built site on a host. `address` is its first page; nothing that is not below it is fetched. */
export function openAddress(address: string, patience = defaultPatience): SiteFiles {
  const root = readRoot(address)
  const seen = new Map<string, { tag: string; text: string }>()

  async function fetchBelow(url: URL, redirects: number): Promise<string | undefined> {
    const known = seen.get(url.href)
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: known === undefined ? {} : { 'if-none-match': known.tag },
    })
    if (response.status === 304 && known !== undefined) return known.text
    const target = response.headers.get('location')
    if (target !== null && response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      return follow(url, new URL(target, url), redirects)
    }
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel()
      return undefined
    }
    if (!response.ok) throw new Refusal(`"${url.href}" answered with status ${response.status}: try again later.`)
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel()
      throw new Refusal(
        `"${url.href}" answered with a page instead of data: give --url the address of the first page of a site that vitrine has built, without anything behind it.`,
      )
    }
    const text = await response.text()
    const tag = response.headers.get('etag')
    if (tag !== null) seen.set(url.href, { tag, text })
    return text
  }

  function follow(from: URL, to: URL, redirects: number): Promise<string | undefined> {
    if (!isBelow(to, root))
      throw new Refusal(
        `"${from.href}" leads to "${to.href}", which is not below "${root.href}": give --url the address where the site is now.`,
      )
    if (redirects === mostRedirects)
      throw new Refusal(`"${from.href}" leads from address to address without an end: mend the redirects of the host.`)
    return fetchBelow(to, redirects + 1)
  }

  return {
    where: root.href,
    address: root.href,
    mend: 'give --url the address of the first page of a site that this version of vitrine has built',
    async read(path) {
      const url = new URL(`./${path.split('/').map(encodeURIComponent).join('/')}`, root)
      if (!isBelow(url, root)) return undefined
      try {
        return await fetchBelow(url, 0)
      } catch (error) {
        throw error instanceof Refusal ? error : new Refusal(explainFailure(url, error, patience))
      }
    },
  }
}

/** Any page of a host has a path; that of the first page of a site may come without its last slash. */
function readRoot(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Refusal(
      `--url is "${address}", which is no address: give the first page of a site, for example --url https://example.org/docs/.`,
    )
  url.hash = ''
  url.search = ''
  url.pathname = `${url.pathname.replace(/\/(?:index\.html)?$/, '')}/`
  return url
}

function isBelow(url: URL, root: URL): boolean {
  return url.origin === root.origin && url.pathname.startsWith(root.pathname)
}

function explainFailure(url: URL, error: unknown, patience: number): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError')
    return `"${url.href}" did not answer within ${patience / 1000} seconds: try again, or look at the site in a browser.`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = (cause as NodeJS.ErrnoException).code ?? (cause instanceof Error ? cause.message : String(cause))
  return `"${url.href}" cannot be reached (${code}): look whether the address is right and whether this machine is online.`
}
