let shown: HTMLElement | undefined

/**
 * Shows a sentence at the foot of the window, in place of the last one, until a button is pressed. Screen readers read it
 * when they have time. Gives the function that removes it.
 */
export function showNotice(
  sentence: string,
  buttons: readonly (readonly [name: string, act: () => void])[],
): () => void {
  shown?.remove()
  const box = document.createElement('div')
  shown = box
  box.className = 'notice'
  box.role = 'status'
  document.body.append(box)
  const text = document.createElement('p')
  text.textContent = sentence
  box.append(text)
  for (const [name, act] of buttons) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = name
    button.addEventListener('click', () => {
      box.remove()
      act()
    })
    box.append(button)
  }
  return () => box.remove()
}
