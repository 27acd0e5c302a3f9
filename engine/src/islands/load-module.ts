/** Loads a script of the site and, at once, what it will import. Rejects when it cannot be had. */
export function loadModule<Module>(src: string, preload: readonly string[]): Promise<Module> {
  for (const href of preload) {
    if (preloaded.has(href)) continue
    preloaded.add(href)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return import(/* @vite-ignore */ src) as Promise<Module>
}

const preloaded = new Set<string>()

/** Splits the list that a page carries in an attribute. */
export function toAddresses(list: string | undefined): string[] {
  return list === undefined || list === '' ? [] : list.split(' ')
}
