import { useId, useState } from 'react'
import Select, { type SelectProps } from '@rc-component/select'

// #region show
const projects = [
  { value: 'p-03', label: 'Website relaunch' },
  { value: 'p-08', label: 'Mobile checkout' },
  { value: 'p-12', label: 'Warehouse scanner' },
  { value: 'p-21', label: 'Loyalty programme' },
]

const renderLabel: NonNullable<SelectProps['labelRender']> = ({
  label,
  value,
}) =>
  // A value whose label is not known comes without one.
  label === undefined ? (
    <span className="demo-chip" data-tone="warn" title={String(value)}>
      Unknown project ({value})
    </span>
  ) : (
    <>
      {label} <span className="demo-help">{value}</span>
    </>
  )
// #endregion show

export default function CustomLabel() {
  const id = useId()
  // Stored long ago; the project has been deleted since.
  const [project, setProject] = useState<string | null>('p-17')

  return (
    <div className="demo-stack">
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Project
        </label>
        {/* #region show */}
        <Select<string>
          id={id}
          style={{ width: 320, maxWidth: '100%' }}
          placeholder="Choose a project"
          options={projects}
          labelRender={renderLabel}
          value={project}
          onChange={(next: string | undefined) => setProject(next ?? null)}
          showSearch={{ optionFilterProp: 'label' }}
          allowClear={{ label: 'Clear project' }}
        />
        {/* #endregion show */}
      </div>
      <p className="demo-value">
        Value: <code>{project ?? 'none'}</code>
      </p>
    </div>
  )
}
