import { loadText } from './source.client.ts'
import { archivePlace, menuIdPlace, menuIdPrefix } from '../../shared/markup.ts'

/** Opens the menu of a demo that is not there yet; one that is there is opened by its button itself. */
export async function openMenu(demo: HTMLElement, button: HTMLElement): Promise<void> {
  if (findMenu(demo) !== null) return
  const menu = await addMenu(demo, button)
  if (!menu.matches(':popover-open')) menu.showPopover({ source: button })
}

/** Puts the menu beside its button, once. Rejects when its text cannot be had. */
export async function addMenu(demo: HTMLElement, button: HTMLElement): Promise<HTMLElement> {
  const text = await loadText(button.dataset['menu'] ?? '')
  const known = findMenu(demo)
  if (known !== null) return known
  const archive = button.dataset['zip']
  const html = text.replaceAll(menuIdPlace, menuIdPrefix + demo.id).replace(archivePlace, archive ?? '')
  button.insertAdjacentHTML('afterend', html)
  // The way back stands at the other end.
  button.parentElement?.prepend(demo.querySelector('.demo-reset') ?? '')
  const menu = findMenu(demo)
  if (menu === null) throw new Error('The menu is no menu.')
  const link = menu.querySelector<HTMLAnchorElement>('a[download]')
  // A demo of a single file has none: copying it gives all there is.
  if (archive === undefined) link?.remove()
  else link?.setAttribute('download', `${demo.id}.zip`)
  return menu
}

function findMenu(demo: HTMLElement): HTMLElement | null {
  return demo.querySelector('.demo-menu')
}
