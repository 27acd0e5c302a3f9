import { useEffect, useState } from 'react'
import Select from '@rc-component/select'
import { openSearch } from 'vitrine/open-search'

interface Task {
  title: string
  href: string
}

/** What answers a task: the title of the page, and words by which the task is found. */
interface Answer {
  page: string
  words: string
}

export interface HeroProps {
  label: string
  placeholder: string
  /** What stands in the list when nothing is found and the site has no search. */
  nothing: string
  /** The last row, with `{text}` for what the reader has typed. */
  search?: string
  /** A task, to show what may be written. */
  example?: string
  /** Selector of the page's links to what readers want to do. Choosing one leads to its answer. */
  tasks: string
  /** Address of what answers the tasks: a list in their order. */
  answers?: string
}

/** Value of the row that opens the site's search. No address is like it. */
const searchValue = '?'

/** One line for the task and its page. */
const rowHeight = 40

/** The select itself asks what the reader wants to do. */
export default function Hero({ label, placeholder, nothing, search, example, tasks, answers }: HeroProps) {
  const [text, setText] = useState('')
  const known = useAnswers(answers)
  const [all] = useState(() => readTasks(tasks))
  const wanted = text.trim()
  const words = wanted.toLowerCase().split(/\s+/)
  const options = all
    .map(({ title, href }, index) => ({ title, href, page: '', words: '', ...known[index] }))
    .filter((task) => {
      const said = `${task.title} ${task.page} ${task.words}`.toLowerCase()
      return words.every((word) => said.includes(word))
    })
    .map(({ title, href, page }) => ({ label: title, value: href, page }))
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
        prefix={placeholder}
        components={{ input: <input placeholder={example} /> }}
        notFoundContent={nothing}
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
        // The half row says that there are more. The list ends above the first picture of the page.
        listHeight={rowHeight * 3.5}
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

/** The tasks as the page has them. Where pages are drawn there is none, and the list is not open there. */
function readTasks(selector: string): Task[] {
  if (typeof document === 'undefined') return []
  const links = document.querySelectorAll<HTMLAnchorElement>(selector)
  return [...links].map(({ text, href }) => ({ title: text, href }))
}

/** Without the file, offline for example, the tasks are found by what they say. */
function useAnswers(address: string | undefined): Answer[] {
  const [answers, setAnswers] = useState<Answer[]>([])
  useEffect(() => {
    if (address === undefined) return
    const load = async () => setAnswers((await (await fetch(address)).json()) as Answer[])
    load().catch(() => undefined)
  }, [address])
  return answers
}
