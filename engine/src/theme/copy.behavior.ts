/** How long a button confirms, in milliseconds. */
const confirmation = 2000

/** Copy buttons put the code beside them on the clipboard and say so. */
export function connectCopy(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-copy]')
    if (button !== null) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('.code')?.querySelector('code')
  if (code === null || code === undefined) return
  await navigator.clipboard.writeText(code.textContent)
  const name = button.getAttribute('aria-label') ?? ''
  button.setAttribute('aria-label', button.dataset['copiedLabel'] ?? name)
  button.dataset['state'] = 'copied'
  setTimeout(() => {
    button.setAttribute('aria-label', name)
    delete button.dataset['state']
  }, confirmation)
}
