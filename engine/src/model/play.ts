/** What a control of a property offers. A property of several types offers several of these. */
export interface PlayControl {
  /** Values that the type lists, as code: `true`, `'multiple'`, `3`. */
  literals: readonly string[]
  /** Any number can be typed. */
  number: boolean
  /** Any text can be typed: the type has `string`, or what can be drawn, which a text can be. */
  text: boolean
  /** The type also takes what nobody can type: an object, a list, a function. It needs samples to choose from. */
  other: boolean
}

/** A property in a playground. */
export interface PlayProp {
  name: string
  /** Address of its row in the reference. */
  href: string
  /** The type, shortened for reading. */
  type: string
  /** Default as code. Left out when it depends on other properties. */
  fallback?: string
  /** Id of its group. Properties that nobody should use any more are in none. */
  group: string
  /** Left out for those that are current; empty when nothing replaces it. */
  deprecated?: string
  control: PlayControl
}

/** A table of the reference, as an island gets it. */
export interface PlayReference {
  groups: readonly { id: string; title: string }[]
  props: readonly PlayProp[]
  /** Address of what an editor needs, and the word of its button. Left out where code cannot be edited. */
  editing?: { address: string; label: string }
}
