import { make } from './make.client.ts'

/** Tabs of the files of a demo. The arrow keys move between them. */
export interface FileTabs {
  element: HTMLElement
  choose: (name: string) => void
  /** Marks the files that differ from the demo's own. */
  mark: (names: readonly string[]) => void
}

export function createFileTabs(
  names: readonly string[],
  { label, panel, onChoose }: { label: string; panel: string; onChoose: (name: string) => void },
): FileTabs {
  const element = make('div', 'try-tabs')
  element.setAttribute('role', 'tablist')
  element.setAttribute('aria-label', label)
  const tabs = new Map(names.map((name) => [name, createTab(name)]))
  element.append(...tabs.values())

  function createTab(name: string): HTMLButtonElement {
    const tab = make('button', '', name.split('/').pop() ?? name)
    tab.type = 'button'
    tab.title = name
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel)
    tab.addEventListener('click', () => choose(name))
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (step === undefined) return
      const isRtl = document.documentElement.dir === 'rtl'
      const at = names.indexOf(name) + (isRtl ? -step : step)
      const next = names[(at + names.length) % names.length] ?? name
      choose(next)
      tabs.get(next)?.focus()
    })
    return tab
  }

  function choose(name: string): void {
    select(name)
    onChoose(name)
  }

  function select(name: string): void {
    for (const [each, tab] of tabs) {
      tab.setAttribute('aria-selected', String(each === name))
      tab.tabIndex = each === name ? 0 : -1
    }
  }

  select(names[0] ?? '')
  return {
    element,
    choose,
    mark: (changed) => {
      for (const [name, tab] of tabs) tab.toggleAttribute('data-edited', changed.includes(name))
    },
  }
}
