import type { ReactElement } from 'react'
import { countChanges, type HistoryStep, listHistory } from '../../api/list-history.ts'
import { dataHistory, dataHistoryPlace, mark } from '../../shared/markup.ts'
import { CodeText } from '../parts/code-text.tsx'
import { Heading } from './heading.tsx'
import type { ElementProps, View } from '../view.ts'

/**
 * What each version has changed, the newest first, below a list of all versions. Without scripts the list of versions is
 * hidden; with them it hides what the chosen version has already.
 */
export function ApiHistory({ view }: ElementProps<'v-history'>): ReactElement | null {
  const { words, site, page } = view
  const { api } = site.config
  const history = api === false ? undefined : api.history
  if (history === undefined) return null
  const reference = site.api.state === 'ready' ? site.api.references[page.locale] : undefined
  const steps = listHistory(history, reference, words)
  const { versions } = history
  const [first = '', last = ''] = [versions[0], versions.at(-1)]
  const count = steps.reduce((sum, { lines }) => sum + lines.length, 0)
  const { from, count: many, countOne, none } = words.apiHistory
  return (
    <>
      <div className="find-heading" {...mark(dataHistory, JSON.stringify([none, countOne, many, last]))}>
        <label>
          {from}{' '}
          <select autoComplete="off" defaultValue="0">
            {versions
              .slice(0, -1)
              .map((version, place) => (
                <option key={version} value={place}>
                  {version}
                </option>
              ))
              .toReversed()}
          </select>
        </label>
        <p role="status">{countChanges(count, first, last, words.apiHistory)}</p>
      </div>
      {steps.map((step) => (
        <Step key={step.place} step={step} view={view} />
      ))}
    </>
  )
}

function Step({ step: { place, heading, text, lines }, view }: { step: HistoryStep; view: View }): ReactElement {
  const { rows } = view.page.links
  const marked = mark(dataHistoryPlace, String(place))
  if (heading === undefined) return <p {...marked}>{text}</p>
  return (
    <section {...marked}>
      <Heading view={view} depth={3} anchor={heading.id} label={heading.title}>
        {heading.title}
      </Heading>
      <ul>
        {lines.map(({ label, name, row, text: said }) => (
          <li key={`${label} ${name} ${said}`}>
            <strong>{label}</strong>{' '}
            {row === undefined ? (
              <code>{name}</code>
            ) : (
              <a href={rows[row]}>
                <code>{name}</code>
              </a>
            )}
            {said !== '' && (
              <>
                {' '}
                <CodeText text={said} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
