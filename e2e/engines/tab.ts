/** What a journey needs of elements of a page. Playwright's `Locator` has it, and so has `WebkitTarget`. */
export interface Target {
  locator(css: string): Target
  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean; level?: number }): Target
  getByText(text: string, options: { exact: true }): Target
  first(): Target
  click(): Promise<void>
  tap(): Promise<void>
  press(key: string): Promise<void>
  pressSequentially(text: string): Promise<void>
  scrollIntoViewIfNeeded(): Promise<void>
  textContent(): Promise<string | null>
  getAttribute(name: string): Promise<string | null>
}

/** What a journey needs of a page. Playwright's `Page` has it, and so has `WebkitTab`. */
export interface Tab {
  goto(address: string): Promise<unknown>
  /** Waits until the address has changed: Firefox does not always report that a page kept in memory was loaded. */
  goBack(options: { waitUntil: 'commit' }): Promise<unknown>
  reload(): Promise<unknown>
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> }
  evaluate<Result>(inPage: () => Result): Promise<Result>
  locator(css: string): Target
  getByRole(role: Role, options?: { name?: string | RegExp; exact?: boolean; level?: number }): Target
}

/** The roles by which journeys find elements. */
export type Role =
  | 'banner'
  | 'button'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'list'
  | 'listbox'
  | 'main'
  | 'navigation'
  | 'option'
  | 'tab'
