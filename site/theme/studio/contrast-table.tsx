import { judgePairs, type Judgement } from './contrast.ts'
import { writeHex } from './color.ts'
import { resolveColor, type Scheme, type Values } from './resolve-color.ts'
import { completeTheme, type Theme } from './theme.ts'
import type { StudioWords } from './words.ts'

interface ContrastTableProps {
  theme: Theme
  words: StudioWords
}

/** The contrast of every pair of colours that meet, in both schemes. */
export function ContrastTable({ theme, words }: ContrastTableProps) {
  const values = completeTheme(theme)
  const light = judgePairs(values, 'light')
  const dark = new Map(judgePairs(values, 'dark').map((judgement) => [judgement.pair.id, judgement]))
  const weak = [...light, ...dark.values()].filter(({ grade }) => grade === 'fails').length
  const { columns } = words
  return (
    <details className="studio-group studio-contrast" open>
      <summary>{words.contrast}</summary>
      <p className="studio-verdict" role="status" data-weak={weak > 0}>
        {weak === 0 ? words.passes : words.fails.replace('{count}', String(weak))}
      </p>
      <p>{words.contrastHelp}</p>
      <div className="studio-scroll" tabIndex={0} role="region" aria-label={words.contrast}>
        <table>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {columns.pair}
              </th>
              {(['light', 'dark'] as const).map((scheme) => (
                <th key={scheme} scope="colgroup" colSpan={3}>
                  {words.schemes[scheme]}
                </th>
              ))}
            </tr>
            <tr>
              {['light', 'dark'].map((scheme) => [
                <th key={`${scheme} ratio`} scope="col">
                  {columns.ratio}
                </th>,
                <th key={`${scheme} grade`} scope="col">
                  {columns.grade}
                </th>,
                <th key={`${scheme} apca`} scope="col">
                  {columns.apca}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {light.map((judgement) => {
              const other = dark.get(judgement.pair.id)
              return (
                <tr key={judgement.pair.id}>
                  <th scope="row">{words.pairs[judgement.pair.id]}</th>
                  <Cells judgement={judgement} scheme="light" values={values} words={words} />
                  {other !== undefined && <Cells judgement={other} scheme="dark" values={values} words={words} />}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}

interface CellsProps {
  judgement: Judgement
  scheme: Scheme
  values: Values
  words: StudioWords
}

function Cells({ judgement: { pair, ratio, grade, apca }, scheme, values, words }: CellsProps) {
  const paint = (name: string): string => writeHex(resolveColor(values[name] ?? '', scheme, values) ?? [0, 0, 0])
  return (
    <>
      <td>
        {/* The ratio stands beside it in the page's own colours, so this is a picture. */}
        <span
          className="studio-pair"
          aria-hidden="true"
          style={{ background: paint(pair.back), boxShadow: `inset 0 0 0 5px ${paint(pair.front)}` }}
        />
        {/* Rounded down: 4.49 must not read as 4.5. */}
        {(Math.floor(ratio * 100) / 100).toFixed(2)}
      </td>
      <td data-grade={grade}>{words.grades[grade]}</td>
      <td>{Math.round(Math.abs(apca))}</td>
    </>
  )
}
