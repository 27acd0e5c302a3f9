import { useEffect, useState } from 'react'
import Select from '@rc-component/select'
import { openSearch } from 'vitrine/open-search'

interface Task {
  label: string
  href: string
  /** Title of the page with the answer. */
  page: string
}

export interface HeroProps {
  label: string
  placeholder: string
  /** What stands in the list when nothing is found and the site has no search. */
  nothing: string
  /** The last row, with `{text}` for what the reader has typed. */
  search?: string
  /** The tasks of readers. Choosing one leads to its answer. */
  tasks: Task[]
  /** Address of the words by which the tasks are found beside their labels: a list in the order of the tasks. */
  keywords?: string
}

/** Value of the row that opens the site's search. No address is like it. */
const searchValue = '?'

/** Two lines and the padding of a row. */
const rowHeight = 56

/** The select itself asks what the reader wants to do. */
export default function Hero({ label, placeholder, nothing, search, tasks, keywords }: HeroProps) {
  const [text, setText] = useState('')
  const more = useKeywords(keywords)
  const wanted = text.trim()
  const words = wanted.toLowerCase().split(/\s+/)
  const found = tasks.filter((task, index) => {
    const known = `${task.label} ${task.page} ${more[index] ?? ''}`.toLowerCase()
    return words.every((word) => known.includes(word))
  })
  const options = found.map((task) => ({ label: task.label, value: task.href, page: task.page }))
  if (search !== undefined && wanted !== '')
    options.push({ label: search.replace('{text}', wanted), value: searchValue, page: '' })

  return (
    // Tab on the open list would choose a row, and with it leave the page. Here it only goes on to the next field.
    <div role="presentation" onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}>
      <Select<string, (typeof options)[number]>
        className="hero-select"
        popupClassName="hero-list"
        aria-label={label}
        // A placeholder of the browser's own goes with the first letter, also before this component is alive.
        components={{ input: <input placeholder={placeholder} /> }}
        notFoundContent={nothing}
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
        // The half row says that there are more. The list ends above the first picture of the page.
        listHeight={rowHeight * 4.5}
        listItemHeight={rowHeight}
        options={options}
        optionRender={({ data }) => (
          <span className="hero-task">
            <span>{data.label}</span>
            <span className="hero-page">{data.page}</span>
          </span>
        )}
        // Nothing stays chosen: a reader who comes back finds the question again.
        value={null}
        onChange={(href) => (href === searchValue ? openSearch(wanted) : location.assign(href))}
      />
    </div>
  )
}

/** Without the file, offline for example, the tasks are found by what the rows show. */
function useKeywords(address: string | undefined): string[] {
  const [keywords, setKeywords] = useState<string[]>([])
  useEffect(() => {
    if (address === undefined) return
    const load = async () => setKeywords((await (await fetch(address)).json()) as string[])
    load().catch(() => undefined)
  }, [address])
  return keywords
}
