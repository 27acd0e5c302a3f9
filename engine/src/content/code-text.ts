/** A text in the code of a demo that can be said in another language. */
export interface CodeText {
  /** What one looks it up by: the text as a reader sees it, of a template what stands between the backticks. */
  key: string
  /** `jsx` stands between tags, `attribute` is the quoted value of one, `key` a bare name in an object. */
  kind: 'jsx' | 'attribute' | 'string' | 'template' | 'key' | 'comment'
  /** Where it stands in the source, with its quotes. */
  start: number
  end: number
  /** True where a reader certainly sees or hears it, so that it needs words. */
  isShown: boolean
}
