import type { Role, Tab } from './tab.ts'
import type { WebkitDriver } from './webkit-driver.ts'
import { pressKeys, typeText } from './webkit-keys.ts'
import { WebkitTarget } from './webkit-target.ts'

/** The open window of WebKit as a page that journeys use. */
export class WebkitTab implements Tab {
  readonly driver: WebkitDriver
  readonly site: string

  /** @param site address at which the addresses of journeys start */
  constructor(driver: WebkitDriver, site: string) {
    this.driver = driver
    this.site = site
  }

  readonly keyboard = {
    press: (key: string) => pressKeys(this.driver, key),
    type: (text: string) => typeText(this.driver, text),
  }

  goto(address: string): Promise<unknown> {
    return this.driver.ask('POST', '/url', { url: new URL(address, this.site).href })
  }

  goBack(): Promise<unknown> {
    return this.driver.ask('POST', '/back', {})
  }

  reload(): Promise<unknown> {
    return this.driver.ask('POST', '/refresh', {})
  }

  /** The address that the window shows. */
  readAddress(): Promise<string> {
    return this.driver.ask('GET', '/url')
  }

  evaluate<Result>(inPage: () => Result): Promise<Awaited<Result>> {
    return this.driver.run(inPage)
  }

  locator(css: string): WebkitTarget {
    return new WebkitTarget(this.driver, 'page').locator(css)
  }

  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean; level?: number }): WebkitTarget {
    return new WebkitTarget(this.driver, 'page').getByRole(role, options)
  }
}
