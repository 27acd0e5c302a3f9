import { useId, useState, type SubmitEvent } from 'react'
import Select from '@rc-component/select'

interface Project {
  value: string
  label: string
}

/** Value of the row that creates a project. No project has it. */
const creating = '+'

export default function CreateRename() {
  const id = useId()
  const [projects, setProjects] = useState<Project[]>([
    { value: 'p1', label: 'Harbour' },
    { value: 'p2', label: 'Lighthouse' },
  ])
  const [value, setValue] = useState('p1')
  const [text, setText] = useState('')
  const [draft, setDraft] = useState('Harbour')

  // #region show
  const name = text.trim()
  // #endregion show
  const same = (label: string) => label.toLowerCase() === name.toLowerCase()
  const matches = projects.filter(({ label }) =>
    label.toLowerCase().includes(name.toLowerCase()),
  )
  const isNew = name !== '' && !projects.some(({ label }) => same(label))
  // #region show
  const rows = isNew
    ? [...matches, { value: creating, label: `Create “${name}”` }]
    : matches

  function change(next: string) {
    const project =
      next === creating
        ? { value: `p${projects.length + 1}`, label: name }
        : projects.find((each) => each.value === next)
    if (project === undefined) return
    if (next === creating) setProjects([...projects, project])
    setValue(project.value)
    setDraft(project.label)
    setText('')
  }
  // #endregion show

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const label = draft.trim()
    if (label === '') return
    // The id stays, so the field shows the new label at once.
    setProjects(
      projects.map((each) => (each.value === value ? { value, label } : each)),
    )
  }

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Project
        </label>
        {/* #region show */}
        <Select<string, Project>
          id={id}
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Type a name"
          options={rows}
          listItemHeight={36}
          value={value}
          onChange={change}
          showSearch={{
            filterOption: false,
            searchValue: text,
            onSearch: setText,
          }}
        />
        {/* #endregion show */}
      </div>
      <form className="demo-field" onSubmit={rename}>
        <label className="demo-label" htmlFor={`${id}-name`}>
          Name of this project
        </label>
        <div className="demo-row">
          <input
            id={`${id}-name`}
            className="demo-input"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <button className="demo-button" type="submit">
            Rename
          </button>
        </div>
      </form>
      <p className="demo-value">
        Projects: <code>{projects.map(({ label }) => label).join(', ')}</code>
      </p>
    </div>
  )
}
