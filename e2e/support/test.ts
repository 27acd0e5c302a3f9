import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'

/** What a test knows beforehand about the browser's console. */
interface Silence {
  /** Lines (with their address in parentheses) that this test provokes. Everything else fails it. */
  except(pattern: RegExp): void
  /** The browser's own line for documents and files that this test asks for although they are not there. */
  missing(path: string): void
}

interface Fixtures {
  silence: Silence
  /** Opens a page in a browser context of its own; closed, and listened to, like the test's own page. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
}

/** What a project sets for its tests. */
export interface PartOptions {
  /** Pages that one of its tests may load: time is not asserted, this is. */
  mostPageLoads: number
}

/** A test whose pages may write nothing to the console and throw nothing. */
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

/** Collects what pages say. */
class Ear implements Silence {
  /** Addresses of the documents that were asked for. */
  readonly loaded: string[] = []
  readonly #heard: string[] = []
  readonly #excepted: RegExp[] = []

  listen(context: BrowserContext): void {
    context.on('request', (request) => {
      if (request.resourceType() === 'document' && request.redirectedFrom() === null) this.loaded.push(request.url())
    })
    context.on('console', (message) =>
      this.#heard.push(`${message.type()}: ${message.text()} (${message.location().url})`),
    )
    context.on('weberror', ({ error }) => this.#heard.push(`thrown: ${error().stack ?? error().message}`))
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
