import type { ReactElement, ReactNode } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { TextProps } from '../../model/element-props.ts'
import { Icon } from '../parts/icon.tsx'
import type { View } from '../view.ts'
import { dataAnchor, mark } from '../../shared/markup.ts'

/** A heading with a link to itself. */
export function Heading({
  view,
  depth,
  anchor,
  label,
  children,
}: TextProps['v-heading'] & { view: View; children?: ReactNode }): ReactElement {
  const name = fillWords(view.words.linkToHeading, { title: label })
  const Tag = `h${Math.min(6, Math.max(2, depth))}` as 'h2'
  return (
    <div className="heading" data-depth={depth}>
      <Tag id={anchor} tabIndex={-1}>
        {children}
      </Tag>
      <a className="anchor" href={`#${anchor}`} aria-label={name} {...mark(dataAnchor, '')}>
        <Icon name="anchor" />
        <Icon name="check" />
      </a>
    </div>
  )
}
