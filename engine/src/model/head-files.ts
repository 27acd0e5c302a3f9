/** What the head of every document names beside title, styles and scripts. Paths are without base. */
export interface HeadFiles {
  /** Icons found in the public folder. */
  icons: HeadIcon[]
  /** Web manifest. */
  manifest: string
  /** Pictures for link previews by locale id. */
  previews: Readonly<Record<string, PreviewPicture>>
  /** Content security policy as far as a page can state it for itself. */
  policy: string
}

/** One icon: its relation to the document, path, and type or size in pixels. */
export interface HeadIcon {
  rel: 'icon' | 'apple-touch-icon'
  path: string
  type: 'image/svg+xml' | 'image/png'
  sizes: string | undefined
}

/** A picture shown where a page is linked; sizes in pixels. */
export interface PreviewPicture {
  path: string
  width: number
  height: number
}
