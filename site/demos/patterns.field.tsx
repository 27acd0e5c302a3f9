import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import Select, {
  type BaseSelectRef,
  type DefaultOptionType,
  type SelectProps,
} from '@rc-component/select'

type FieldProps<Value, Option extends DefaultOptionType> = Omit<
  SelectProps<Value, Option>,
  'id'
> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** In React 19 a plain prop: no `forwardRef`, so the generics survive. */
  ref?: Ref<BaseSelectRef>
}

/** Label, select, hint and error. Value and option types come from the use. */
function SelectField<
  Value = string,
  Option extends DefaultOptionType = DefaultOptionType,
>({ label, hint, error, ref, ...select }: FieldProps<Value, Option>) {
  const id = useId()
  return (
    <div className="demo-field">
      <label className="demo-label" htmlFor={id}>
        {label}
      </label>
      {/* #region show */}
      <Select<Value, Option>
        style={{ width: 320, maxWidth: '100%' }}
        listItemHeight={36}
        {...select}
        ref={ref}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      {/* #endregion show */}
      <p id={`${id}-hint`} className="demo-help">
        {hint}
      </p>
      {/* Always there, so that a message that appears is read out. */}
      <p
        id={`${id}-error`}
        role="alert"
        className="demo-status"
        data-demo-tone="error"
      >
        {error}
      </p>
    </div>
  )
}

interface Plan {
  value: 'solo' | 'team'
  label: string
  seats: number
}

const plans: Plan[] = [
  { value: 'solo', label: 'Solo', seats: 1 },
  { value: 'team', label: 'Team', seats: 25 },
]

export default function Field() {
  const field = useRef<BaseSelectRef>(null)
  const [plan, setPlan] = useState<Plan['value'] | null>(null)
  const [error, setError] = useState<string>()

  return (
    <form
      className="demo-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (plan !== null) return
        setError('Choose a plan.')
        field.current?.focus()
      }}
    >
      <SelectField<Plan['value'], Plan>
        ref={field}
        label="Plan"
        hint="You can change it every month."
        error={error}
        placeholder="Choose one"
        options={plans}
        optionRender={({ data }) => `${data.label}: seats for ${data.seats}`}
        value={plan}
        onChange={(next) => {
          setPlan(next)
          setError(undefined)
        }}
      />
      <div className="demo-row">
        <button className="demo-button" type="submit">
          Continue
        </button>
      </div>
      <p className="demo-value">
        Value: <code>{plan ?? 'null'}</code>
      </p>
    </form>
  )
}
