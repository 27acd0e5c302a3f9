import type { ReactNode } from 'react'

/** A row of the drawn list. */
export interface StillRow {
  value: string
  isSelected?: boolean
  /** The row on which an open list begins. */
  isActive?: boolean
  /** A header of a group. */
  isHeader?: boolean
  isDisabled?: boolean
  content?: ReactNode
}

interface StillListProps {
  rows: readonly StillRow[]
  /** True when it is hidden. It stays in the page for a click that is on its way to it. */
  isGone?: boolean
  onChoose?: (value: string) => void
}

/**
 * An open list as the library draws it. The library draws none on the server, so that the page shows this one until
 * the real one is in its place. It takes clicks, but screen readers hear of the field only.
 */
export function StillList({ rows, isGone = false, onChoose }: StillListProps) {
  return (
    <div
      className="rc-select-dropdown hero-still"
      role="presentation"
      aria-hidden="true"
      data-gone={isGone || undefined}
      onMouseDown={({ target }) => {
        const chosen = target instanceof Element ? target.closest('.rc-select-item')?.textContent : undefined
        if (chosen) onChoose?.(chosen)
      }}
    >
      {rows.map((row) => (
        <Row key={row.value} {...row} />
      ))}
    </div>
  )
}

function Row({
  value,
  isSelected = false,
  isActive = false,
  isHeader = false,
  isDisabled = false,
  content = value,
}: StillRow) {
  const names = ['rc-select-item', isHeader ? 'rc-select-item-group' : 'rc-select-item-option']
  if (isSelected) names.push('rc-select-item-option-selected')
  if (isDisabled) names.push('rc-select-item-option-disabled')
  if (isActive) names.push('rc-select-item-option-active')
  return (
    <div className={names.join(' ')}>
      {isHeader ? content : <div className="rc-select-item-option-content">{content}</div>}
      {isSelected && (
        <span className="rc-select-item-option-state">
          <span className="rc-select-item-option-state-icon" />
        </span>
      )}
    </div>
  )
}
