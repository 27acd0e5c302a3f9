/** An element with a class and content. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}

/** A button with a text. */
export function makeButton(text: string, act: () => void): HTMLButtonElement {
  const button = make('button', 'try-button', text)
  button.type = 'button'
  button.addEventListener('click', act)
  return button
}
