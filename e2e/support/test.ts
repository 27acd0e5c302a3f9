import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'

/** What a test expects in the browser's console. */
interface Silence {
  /** Lines (with their address in parentheses) that this test causes. Every other line fails the test. */
  except(pattern: RegExp): void
  /** The browser's own message about a document or file that does not exist although this test asks for it. */
  missing(path: string): void
}

interface Fixtures {
  silence: Silence
  /** Opens a page in a browser context of its own. It is closed and watched like the test's own page. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
}

/** What a project sets for its tests. */
export interface PartOptions {
  /** How many pages one of its tests may load. Time is not checked, this is. */
  mostPageLoads: number
}

/** A test whose pages must write nothing to the console, throw nothing and ask no host but their own. */
export const test = base.extend<Fixtures & PartOptions & { ear: Ear }>({
  mostPageLoads: [Number.POSITIVE_INFINITY, { option: true }],
  ear: async ({ mostPageLoads }, use) => {
    const ear = new Ear()
    await use(ear)
    expect(ear.complaints(), 'the console stays silent').toEqual([])
    expect(ear.loaded.slice(mostPageLoads), `a test of this part loads ${mostPageLoads} pages at most`).toEqual([])
  },
  silence: async ({ ear }, use) => use(ear),
  context: async ({ context, ear }, use) => {
    ear.listen(context)
    await use(context)
  },
  openPage: async ({ browser, baseURL, ear }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const site = baseURL === undefined ? {} : { baseURL }
      const context = await browser.newContext({ ...site, viewport: { width: 1280, height: 800 }, ...options })
      contexts.push(context)
      ear.listen(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'

/** Collects what pages write to the console, and whom they ask. */
class Ear implements Silence {
  /** Addresses of the documents that were requested. */
  readonly loaded: string[] = []
  readonly #heard: string[] = []
  readonly #excepted: RegExp[] = []

  listen(context: BrowserContext): void {
    context.on('request', (request) => {
      const isDocument = request.resourceType() === 'document'
      if (isDocument && request.redirectedFrom() === null) this.loaded.push(request.url())
      // Where a reader goes is their choice. What a page asks for is not.
      if (!isDocument && isElsewhere(request.url())) this.#heard.push(`asked another host: ${request.url()}`)
    })
    context.on('console', (message) =>
      this.#heard.push(`${message.type()}: ${message.text()} (${message.location().url})`),
    )
    context.on('weberror', (thrown) => this.#heard.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`))
  }

  except(pattern: RegExp): void {
    this.#excepted.push(pattern)
  }

  missing(path: string): void {
    this.except(new RegExp(`status of 404.*${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
  }

  complaints(): string[] {
    return this.#heard.filter((line) => !this.#excepted.some((pattern) => pattern.test(line)))
  }
}

/** True for the addresses of hosts that no test runs itself. */
function isElsewhere(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return /^(https?|wss?):$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)
}
