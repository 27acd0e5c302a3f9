import { useId, useState } from 'react'
import Select from '@rc-component/select'
import { chineseTiles, englishTiles, type TileWords } from './tiles-words.ts'

export interface TilesProps {
  /** Which of the tiles. */
  show: string
  locale: string
}

/** The select of a tile that tells of a feature. Its field has the name that the tile has. */
export default function Tiles({ show, locale }: TilesProps) {
  const words = locale === 'zh-CN' ? chineseTiles : englishTiles
  const draw = tiles[show]
  return draw === undefined ? null : draw(words)
}

const tiles: Record<string, (words: TileWords) => React.ReactElement> = {
  modes: (words) => <Modes words={words} />,
  search: ({ search }) => (
    <Select
      aria-label={search.label}
      placeholder={search.placeholder}
      showSearch={{ optionFilterProp: ['label', 'city'] }}
      options={search.options.map(([label, city]) => ({ value: label, label: label + search.comma + city, city }))}
      notFoundContent={search.nothing}
      {...list}
    />
  ),
  remote: (words) => <Remote words={words} />,
  many: ({ many }) => <Many words={many} />,
  data: ({ data }) => (
    <Select
      aria-label={data.label}
      defaultValue={data.value}
      fieldNames={{ label: 'name', value: 'code', options: 'cities', groupLabel: 'country' }}
      options={data.countries.map(([country, ...cities]) => ({
        country,
        cities: cities.map((name) => ({ name, code: name })),
      }))}
      {...list}
    />
  ),
  markup: ({ markup }) => (
    <Select
      aria-label={markup.label}
      defaultValue={markup.options[0]?.[0] ?? null}
      options={markup.options.map(([value, tone]) => ({ value, tone }))}
      labelRender={({ value }) => <Chip text={String(value)} tone={new Map(markup.options).get(String(value))} />}
      optionRender={({ data }) => <Chip text={data.value} tone={data.tone} />}
      {...list}
    />
  ),
  access: ({ access }) => (
    <Select
      aria-label={access.label}
      placeholder={access.placeholder}
      allowClear={{ label: access.clear }}
      options={access.options.map((value, index) => ({ value, disabled: index === 2 }))}
      {...list}
    />
  ),
  server: ({ server }) => (
    <Select
      aria-label={server.label}
      mode="multiple"
      maxTagCount={2}
      defaultValue={server.options.slice(0, 2)}
      options={server.options.map((value) => ({ value }))}
      {...list}
    />
  ),
}

const list = { listHeight: 216, listItemHeight: 36 }

/** The same options in the mode that was chosen in the field itself. */
function Modes({ words: { modes } }: { words: TileWords }) {
  const [mode, setMode] = useState<string | undefined>(modes.options[0])
  return (
    <Select
      aria-label={modes.label}
      mode="combobox"
      value={mode}
      onChange={setMode}
      placeholder={modes.label}
      options={modes.options.map((value) => ({ value }))}
      {...list}
    />
  )
}

/** Milliseconds that the made-up server takes to answer. */
const delay = 600

function Remote({ words: { remote } }: { words: TileWords }) {
  const [options, setOptions] = useState<{ value: string }[]>([])
  const [isLoading, setLoading] = useState(false)
  const load = (isOpen: boolean): void => {
    if (!isOpen || isLoading || options.length > 0) return
    setLoading(true)
    setTimeout(() => {
      setOptions(remote.options.map((value) => ({ value })))
      setLoading(false)
    }, delay)
  }
  return (
    <Select
      aria-label={remote.label}
      placeholder={remote.placeholder}
      loading={isLoading}
      notFoundContent={remote.waiting}
      options={options}
      onPopupVisibleChange={load}
      {...list}
    />
  )
}

/** Made when the field is opened, because nobody needs them before. */
function Many({ words }: { words: TileWords['many'] }) {
  const id = useId()
  const [options, setOptions] = useState<{ value: string }[]>([])
  return (
    <Select
      id={id}
      aria-label={words.label}
      placeholder={words.placeholder}
      showSearch
      notFoundContent={words.nothing}
      options={options}
      onPopupVisibleChange={(isOpen) => {
        if (isOpen && options.length === 0)
          setOptions(Array.from({ length: 10_000 }, (_, index) => ({ value: `${words.row} ${index + 1}` })))
      }}
      {...list}
    />
  )
}

function Chip({ text, tone }: { text: string; tone: string | undefined }) {
  return (
    <span className="demo-chip" data-tone={tone}>
      {text}
    </span>
  )
}
