import type { ReactElement } from 'react'
import type { View } from '../view.ts'

/** The box of an entry in a list of tasks: it says what it shows, and nobody can tick it. */
export function TaskBox({ view: { words }, checked = false }: { view: View; checked?: boolean }): ReactElement {
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? words.taskDone : words.taskOpen} />
}
