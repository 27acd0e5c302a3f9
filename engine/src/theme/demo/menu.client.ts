import { loadText } from './source.client.ts'
import { archivePlace, menuIdPlace, menuIdPrefix } from '../../shared/markup.ts'

/** Adds the menu of a demo and opens it. When the menu has been added before, its button opens it without this function. */
export async function openMenu(demo: HTMLElement, button: HTMLElement): Promise<void> {
  const isThere = findMenu(demo) !== null
  const menu = await addMenu(demo, button)
  const isRecorded = demo.querySelector('.timeline') !== null
  menu.querySelector('[data-demo-action="record"]')?.setAttribute('aria-pressed', String(isRecorded))
  if (isThere) return
  if (!menu.matches(':popover-open')) menu.showPopover({ source: button })
}

/** Adds the menu behind its button, once. Rejects when the menu's HTML cannot be loaded. */
export async function addMenu(demo: HTMLElement, button: HTMLElement): Promise<HTMLElement> {
  const text = await loadText(button.dataset['menu'] ?? '')
  const known = findMenu(demo)
  if (known !== null) return known
  const archive = button.dataset['zip']
  const html = text.replaceAll(menuIdPlace, menuIdPrefix + demo.id).replace(archivePlace, archive ?? '')
  button.insertAdjacentHTML('afterend', html)
  // The HTML also contains the reset button, which belongs at the start of the row.
  button.parentElement?.prepend(demo.querySelector('.demo-reset') ?? '')
  const menu = findMenu(demo)
  if (menu === null) throw new Error(`The file of the menu holds something else: ${button.dataset['menu'] ?? ''}`)
  addActions(menu, demo)
  leaveOutWider(menu)
  const link = menu.querySelector<HTMLAnchorElement>('a[download]')
  // A demo with a single file has no archive: the copy button already gives all of its code.
  if (archive === undefined) link?.remove()
  else link?.setAttribute('download', `${demo.id}.zip`)
  return menu
}

/**
 * On a narrow screen the row has only the button of this menu, and the menu comes from the lower edge with the other
 * actions at its start, each in words. An entry does what its control in the row does, which then confirms it.
 */
function addActions(menu: HTMLElement, demo: HTMLElement): void {
  const place = menu.querySelector('[data-demo-actions]')
  for (const control of demo.querySelectorAll<HTMLElement>('.demo-bar > .icon-button:not(.demo-more-button)')) {
    const entry = document.createElement(control instanceof HTMLAnchorElement ? 'a' : 'button')
    if (control instanceof HTMLAnchorElement) entry.setAttribute('href', control.href)
    else entry.setAttribute('type', 'button')
    entry.append(control.querySelector('svg')?.cloneNode(true) ?? '', control.title)
    entry.addEventListener('click', (event) => {
      event.preventDefault()
      // The focus goes back to the menu's button first: what the control opens may take it from there.
      menu.hidePopover()
      control.click()
    })
    place?.append(entry)
  }
}

/** A stage wider than the screen could only be shown smaller than it is. */
function leaveOutWider(menu: HTMLElement): void {
  for (const input of menu.querySelectorAll<HTMLInputElement>('[name="width"]'))
    if (Number(input.value) > innerWidth) input.closest('label')?.remove()
}

function findMenu(demo: HTMLElement): HTMLElement | null {
  return demo.querySelector('.demo-menu')
}
