import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { AtomNode } from '../../model/atom.ts'
import { Island } from '../parts/island.tsx'
import type { ElementProps, View } from '../view.ts'

/** The preset of an `:::atom` directive as a live example. For a type that does not exist it renders a sentence instead. */
export function Atom({ view, type, atom, line }: ElementProps<'v-atom'>): ReactElement | null {
  if (type !== 'COMPONENT')
    return (
      <p className="api-notice">{fillWords(view.words.atomUnsupported, { type: type || view.words.atomUntyped })}</p>
    )
  if (atom === undefined) return null
  return <LiveAtom view={view} id={`atom-${line ?? 0}`} atom={atom} />
}

/** An atom as an island that wakes on a gesture. `id` must be unique on the page. */
export function LiveAtom({ view, id, atom }: { view: View; id: string; atom: AtomNode }): ReactElement {
  return (
    <Island
      view={view}
      name="atom"
      id={id}
      moment="interaction"
      className="stage atom"
      lang={view.site.config.demoLanguage}
      props={{ atom }}
    />
  )
}
