import styles from '../try.late.css?inline'

let isDressed = false

/** Gives the page the styles of the editor. They come with its code and not with a request of their own. */
export function dressPage(): void {
  if (isDressed) return
  isDressed = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
