import type { ReactElement } from 'react'
import type { View } from '../view.ts'

/** The box of an entry in a task list. It shows whether the task is done; nobody can change it. */
export function TaskBox({ view: { words }, checked = false }: { view: View; checked?: boolean }): ReactElement {
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? words.taskDone : words.taskOpen} />
}
