import type { ReactElement } from 'react'
import { withBase } from '../../shared/addresses.ts'
import type { View } from '../view.ts'

/** Props of `Picture`. Width and height come from the file, so nothing shifts. */
export interface PictureProps {
  view: View
  light: string
  dark?: string
  alt: string
  caption?: string
  width: number
  height: number
}

/** A picture in the colours of the page: both are there, the style sheet shows one and the hidden one is never fetched. */
export function Picture({ view, light, dark, alt, caption, width, height }: PictureProps): ReactElement {
  const { base } = view.site.config
  return (
    <figure className="picture">
      <img
        className={dark === undefined ? undefined : 'light-only'}
        src={withBase(base, light)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {dark !== undefined && (
        <img
          className="dark-only"
          src={withBase(base, dark)}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      )}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
