/** What a page says, in order: words, marks of blocks, addresses. */
export interface PageWords {
  pieces: string[]
  /** The types that rows of the reference mention, by name. A page folds them into each row; Markdown has each once, below. */
  types: Record<string, string[]>
}

interface PageSource {
  html: string
  /** Address of the page. */
  path: string
  /** The files that several demos share, by address. */
  files: Readonly<Record<string, string>>
}

/** Reads the HTML of a page. It runs in a browser. */
export function readPageWords({ html, path, files }: PageSource): PageWords {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const pieces: string[] = []
  const types: Record<string, string[]> = {}
  let text = ''
  const flush = (): void => {
    pieces.push(...text.split(/\s+/).filter((word) => word !== ''))
    text = ''
  }
  const say = (...marks: string[]): void => {
    flush()
    pieces.push(...marks)
  }
  const resolve = (href: string): string => (href.startsWith('#') ? path + href : href)
  const inline = /^(A|B|BDI|CODE|DEL|EM|KBD|SPAN|STRONG|TIME|WBR)$/
  const chrome = [
    'button, svg, iframe, [aria-hidden="true"], .anchor, .tab-list, .code-tabs, .demo-tabs, .demo-bar',
    '.island, .find-heading, .api-filter, [data-api-size], .api-demos summary, .dark-only, .page-actions',
  ].join()

  function walk(node: Node): void {
    if (node instanceof Text) text += node.data
    if (!(node instanceof HTMLElement)) return
    if (node.matches('.island.atom')) {
      const { atom } = JSON.parse(node.dataset['props'] ?? '{}') as { atom: unknown }
      say('```json', JSON.stringify(atom, undefined, 2))
    }
    if (node.matches(chrome)) return
    if (node.matches('li.api-row')) readRow(node)
    else if (node.matches('.api-types > details')) {
      if (node.querySelector('summary > code') !== null) readType(node)
    } else if (node.matches('section.demo')) readDemo(node)
    else if (node.matches('figure.code')) readCode(node)
    else if (node.matches('img')) say(`![${node.getAttribute('alt') ?? ''}](${node.getAttribute('src') ?? ''})`)
    else if (node.matches('input')) say(node.hasAttribute('checked') ? '[x]' : '[ ]')
    else if (/^H\d$/.test(node.tagName)) {
      say('#'.repeat(Number(node.tagName.slice(1))))
      walkInside(node)
      const id = node.id || (node.matches('.demo-title') ? node.closest('section')?.id : '')
      say(...(id ? [`{#${id}}`] : []))
    } else if (node.matches('a[href]')) {
      say(`<${resolve(node.getAttribute('href') ?? '')}>`)
      walkInside(node)
      flush()
    } else {
      if (node.matches('.tab-panel + .tab-panel'))
        say(...(page.getElementById(node.getAttribute('aria-labelledby') ?? '')?.textContent ?? '').split(/\s+/))
      // Two codes side by side are drawn apart, and so is what stands beside the name of a property.
      const isApart = node.matches('.api-name > .badge') || node.previousSibling?.nodeName === 'CODE'
      if (!inline.test(node.tagName) || isApart) flush()
      walkInside(node)
      if (!inline.test(node.tagName)) flush()
    }
  }
  function walkInside(node: Node): void {
    for (const child of node.childNodes) walk(child)
  }

  function readCode(figure: HTMLElement): void {
    const code = figure.querySelector('code')
    const language = figure.querySelector('pre')?.dataset['language'] ?? ''
    const isDiff = code?.querySelector('ins.c-line, del.c-line') !== null
    const name = figure.querySelector('.code-name')?.textContent
    say(`\`\`\`${isDiff ? 'diff' : language}${name === undefined ? '' : ` [${name}]`}`)
    if (!isDiff) return say(code?.textContent ?? '')
    // A diff has the sign of each line in its first column.
    for (const line of code?.querySelectorAll('ins.c-line, del.c-line') ?? [])
      line.prepend(line.tagName === 'INS' ? '\0+' : '\0-')
    const lines = (code?.textContent ?? '').split('\n')
    say(lines.map((line) => (line.startsWith('\0') ? line.slice(1) : ` ${line}`)).join('\n'))
  }

  function readDemo(demo: HTMLElement): void {
    const more = demo.querySelector('.demo-more')
    if (more !== null) {
      say(`<${more.getAttribute('href') ?? ''}>`)
      text += demo.querySelector('.demo-name')?.textContent ?? ''
      return flush()
    }
    const head = demo.querySelector('.demo-head')
    if (head !== null) walk(head)
    say(`<${demo.querySelector('.demo-alone')?.getAttribute('href') ?? ''}>`)
    text += demo.getAttribute('aria-label') ?? ''
    for (const file of demo.querySelectorAll('.demo-file')) {
      const name = file.querySelector('.demo-file-name')?.textContent
      const address = file.querySelector('a[data-shared-file]')?.getAttribute('href') ?? ''
      const ending = /\w+$/.exec(name ?? 'demo.tsx')?.[0] ?? ''
      // The only file of a demo needs no name on the page.
      say(`\`\`\`${ending} [${name ?? '*'}]`)
      say((file.querySelector('code')?.textContent ?? files[address] ?? '').replace(/\n$/, ''))
    }
  }

  /** A row of the reference. Its name leads to its address, as it does in Markdown. */
  function readRow(row: HTMLElement): void {
    const whole = row.querySelector('.api-more > a:only-child')
    say(`<${whole?.getAttribute('href') ?? `${path}#${row.id}`}>`)
    whole?.parentElement?.remove()
    // A type that was cut to fit into a line stands whole in the opened row.
    const cut = row.querySelector('.api-types > details > summary + pre')
    const type = row.querySelector('.api-type')
    if (cut !== null && type !== null) type.textContent = cut.textContent
    walkInside(row)
    flush()
  }

  function readType(details: HTMLElement): void {
    const name = details.querySelector('summary')?.textContent ?? ''
    const kept = pieces.splice(0)
    walkInside(details)
    flush()
    if (name in types && types[name]?.join() !== pieces.join()) throw new Error(`Two kinds of the type ${name}.`)
    types[name] = pieces.splice(0, pieces.length, ...kept)
  }

  const article = page.querySelector('article')
  if (article !== null) walkInside(article)
  flush()
  return { pieces, types }
}
