/**
 * What programs beside the page do to it, as scripts that run in the page. Each acts when the HTML is there, before
 * anything is hydrated, and on everything that comes later.
 */
export const extensions = {
  'a translation': () => {
    const isKept = (text: Text): boolean =>
      text.data.trim() === '' ||
      text.parentElement === null ||
      text.parentElement.closest('script, style, noscript, textarea, code, font, [translate="no"]') !== null
    const wrap = (text: Text): void => {
      if (isKept(text)) return
      const inner = document.createElement('font')
      inner.textContent = `§${text.data}`
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translate = (root: Node): void => {
      if (root instanceof Text) return wrap(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.classList.add('translated-ltr')
      document.documentElement.lang = 'de'
      translate(document.body)
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records)
          if (type === 'characterData') translate(target)
          else for (const node of addedNodes) translate(node)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  },
  'a password manager': () => {
    const dress = (): void => {
      for (const field of document.querySelectorAll('input:not([data-filled])')) {
        field.setAttribute('data-filled', '')
        field.setAttribute('data-1p-ignore', 'false')
        const icon = document.createElement('div')
        icon.style.cssText = 'position: relative !important; height: 0 !important; width: 0 !important'
        field.after(icon)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      dress()
      document.body.append(document.createElement('password-menu'))
      new MutationObserver(dress).observe(document.body, { childList: true, subtree: true })
    })
  },
  'a dark mode of its own': () => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement
      root.setAttribute('data-darkreader-mode', 'dynamic')
      root.setAttribute('data-darkreader-scheme', 'dark')
      const meta = document.createElement('meta')
      meta.name = 'darkreader'
      document.head.append(meta)
      for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
        const style = document.createElement('style')
        style.className = 'darkreader darkreader--sync'
        link.after(style)
      }
      for (const element of document.querySelectorAll<HTMLElement>('[style], svg, svg *, input')) {
        element.setAttribute('data-darkreader-inline-fill', '')
        element.style.setProperty('--darkreader-inline-fill', '#111')
      }
    })
  },
} satisfies Readonly<Record<string, () => void>>

/** How browsers refuse to store something, as scripts that run before those of the page. */
export const refusals = {
  // As a reader meets it: there is room for the first edit, and none for the second.
  'storage that is full': () => {
    let left = 1
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, text) {
      if (left === 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      if (key === 'vitrine:edits' && text.includes('first')) left = 0
      write.call(this, key, text)
    }
  },
  // What Chromium does when its user has forbidden all cookies.
  'storage, cookies and workers that are forbidden': () => {
    const refuse = (name: string): never => {
      throw new DOMException(`Failed to read the '${name}' property: Access is denied.`, 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => refuse(name) })
    for (const name of ['open', 'match', 'has', 'keys', 'delete'])
      Object.defineProperty(CacheStorage.prototype, name, { value: async () => refuse(name) })
    for (const name of ['register', 'getRegistration', 'getRegistrations'])
      Object.defineProperty(ServiceWorkerContainer.prototype, name, {
        value: async () => {
          throw new DOMException('The user denied permission to use Service Worker.', 'NotSupportedError')
        },
      })
    Object.defineProperty(indexedDB, 'open', { value: () => refuse('indexedDB') })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  },
} satisfies Readonly<Record<string, () => void>>
