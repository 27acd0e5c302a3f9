import { useId } from 'react'
import Select from '@rc-component/select'

const fruits = [
  { value: 1, label: 'Fig' },
  { value: 2, label: 'Grape' },
  { value: 3, label: 'Melon' },
]

const before = { showSearch: true, optionFilterProp: 'label' }
const after = { showSearch: { optionFilterProp: 'label' } }

export default function BeforeAndAfter() {
  const id = useId()

  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
      }}
    >
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-before`}>
          Before: two props
        </label>
        <Select<number>
          id={`${id}-before`}
          placeholder="Type “gr”"
          options={fruits}
          {...before}
        />
      </div>
      <div className="demo-field">
        <label className="demo-label" htmlFor={`${id}-after`}>
          After: one object
        </label>
        <Select<number>
          id={`${id}-after`}
          placeholder="Type “gr”"
          options={fruits}
          {...after}
        />
      </div>
    </div>
  )
}
