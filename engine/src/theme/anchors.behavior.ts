/** An anchor beside a heading or a demo copies its address; clicked again it scrolls again. The locale links keep the place. */
export function connectAnchors(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const anchor = event.target.closest<HTMLAnchorElement>('a[data-anchor]')
    // Blocked or missing clipboards are no loss: the address stands in the address bar.
    if (anchor !== null) void navigator.clipboard?.writeText(anchor.href).catch(() => undefined)
    const keeper = event.target.closest<HTMLAnchorElement>('a[data-keep-hash]')
    if (keeper !== null) {
      keeper.search = location.search
      keeper.hash = location.hash
    }
  })
}
