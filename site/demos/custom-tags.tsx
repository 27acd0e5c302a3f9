import { useId, useState } from 'react'
import Select, { type SelectProps } from '@rc-component/select'

const labels = [
  { value: 'outage', label: 'outage', tone: 'error' },
  { value: 'data-loss', label: 'data loss', tone: 'error' },
  { value: 'slow', label: 'slow', tone: 'warn' },
  { value: 'regression', label: 'regression', tone: 'warn' },
  { value: 'question', label: 'question', tone: 'info' },
  { value: 'payments', label: 'payments and invoices', tone: 'neutral' },
]

// The renderer gets value and label, not the option: the rest is looked up by
// value.
const byValue = new Map(labels.map((each) => [each.value, each]))

// #region show
const renderTag: NonNullable<SelectProps['tagRender']> = ({
  value,
  label,
  closable,
  onClose,
  isMaxTag,
}) => {
  const known = byValue.get(value)
  return (
    <span className="ticket" data-tone={known?.tone ?? 'neutral'}>
      {label}
      {/* The tag that counts the hidden ones has nothing to remove. */}
      {closable && !isMaxTag && (
        <button
          type="button"
          className="ticket-remove"
          // The label may have been cut: name the button in full.
          aria-label={`Remove ${known?.label ?? value}`}
          // Backspace removes tags by keyboard; one tab stop for the field is
          // enough.
          tabIndex={-1}
          // The field keeps the focus, and the list does not open.
          onMouseDown={(event) => {
            event.preventDefault()
            event.stopPropagation()
          }}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </span>
  )
}
// #endregion show

const limits = [
  { title: 'All', count: labels.length },
  { title: 'Two', count: 2 },
  { title: 'Only the number', count: 0 },
]

export default function CustomTags() {
  const id = useId()
  const [limit, setLimit] = useState(labels.length)
  const [disabled, setDisabled] = useState(false)
  const [chosen, setChosen] = useState([
    'outage',
    'slow',
    'question',
    'payments',
  ])

  return (
    <div className="demo-stack">
      <style>
        {`
          .ticket {
            display: inline-flex;
            align-items: center;
            box-sizing: border-box;
            max-inline-size: 100%;
            padding-inline: 8px;
            border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
            border-radius: 6px;
            font-size: 0.875rem;
            line-height: 1.5;
          }
          .ticket[data-tone='error'] { color: light-dark(#b3261e, #f1a199); }
          .ticket[data-tone='warn'] { color: light-dark(#855000, #e5b567); }
          .ticket[data-tone='info'] { color: light-dark(#1b5cb5, #8db9f3); }
          .ticket-remove {
            all: unset;
            box-sizing: border-box;
            display: inline-grid;
            place-items: center;
            inline-size: 24px;
            block-size: 24px;
            margin-block: -1px;
            margin-inline: 0 -8px;
            border-radius: 5px;
            cursor: pointer;
          }
          .ticket-remove:hover {
            background: light-dark(rgb(0 0 0 / .1), rgb(255 255 255 / .16));
          }
        `}
      </style>
      <div className="demo-field">
        <label className="demo-label" htmlFor={id}>
          Ticket labels
        </label>
        {/* #region show */}
        <Select<string[]>
          id={id}
          mode="multiple"
          style={{ width: 460, maxWidth: '100%' }}
          placeholder="No label"
          options={labels}
          tagRender={renderTag}
          maxTagCount={limit}
          maxTagPlaceholder={(hidden) => `+ ${hidden.length}`}
          maxTagTextLength={12}
          disabled={disabled}
          value={chosen}
          onChange={setChosen}
          showSearch={{ optionFilterProp: 'label' }}
          listHeight={252}
          listItemHeight={36}
        />
        {/* #endregion show */}
      </div>
      <div className="demo-tools">
        <fieldset className="demo-choices">
          <legend>Show</legend>
          {limits.map(({ title, count }) => (
            <label key={title}>
              <input
                type="radio"
                name={`${id}-show`}
                checked={limit === count}
                onChange={() => setLimit(count)}
              />{' '}
              {title}
            </label>
          ))}
          <label>
            <input
              type="checkbox"
              checked={disabled}
              onChange={(event) => setDisabled(event.target.checked)}
            />{' '}
            Disabled
          </label>
        </fieldset>
      </div>
      <p className="demo-value">
        Value: <code>{chosen.join(', ') || 'none'}</code>
      </p>
    </div>
  )
}
