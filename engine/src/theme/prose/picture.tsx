import type { ReactElement } from 'react'
import { withBase } from '../../shared/addresses.ts'
import type { ElementProps } from '../view.ts'

/** A picture for each colour scheme. Both are in the HTML; the stylesheet shows one, and the browser does not fetch the hidden one. */
export function Picture(props: ElementProps<'v-picture'>): ReactElement {
  const { view, light, lightAvif, dark, darkAvif, caption } = props
  const { base } = view.site.config
  return (
    <figure className="picture">
      <Variant
        {...props}
        className={dark === undefined ? undefined : 'light-only'}
        src={withBase(base, light)}
        avif={lightAvif === undefined ? undefined : withBase(base, lightAvif)}
      />
      {dark !== undefined && (
        <Variant
          {...props}
          className="dark-only"
          src={withBase(base, dark)}
          avif={darkAvif === undefined ? undefined : withBase(base, darkAvif)}
        />
      )}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

interface VariantProps extends Pick<ElementProps<'v-picture'>, 'alt' | 'width' | 'height'> {
  className: string | undefined
  src: string
  avif: string | undefined
}

function Variant({ className, src, avif, alt, width, height }: VariantProps): ReactElement {
  const image = (
    <img className={className} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  )
  if (avif === undefined) return image
  return (
    <picture>
      <source srcSet={avif} type="image/avif" />
      {image}
    </picture>
  )
}
