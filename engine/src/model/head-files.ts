/** What the head of every document names beside title, styles and scripts. Paths are without base. */
export interface HeadFiles {
  /** Icons found in the public folder. */
  icons: HeadIcon[]
  /** Web manifest. */
  manifest: string
  /** Pictures for link previews, by path: those of the public folder's `og/`, and those that the build draws. */
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

/** The size in pixels of a picture that is shown where a page is linked. */
export interface PreviewPicture {
  width: number
  height: number
}
