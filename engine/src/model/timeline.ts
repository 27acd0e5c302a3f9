/** A component whose callbacks are recorded. */
export interface WatchedComponent {
  /** Name in the reference. */
  name: string
  /** Its export in the documented package. */
  export: string
  /** Callbacks that the reference knows. Those that the code does not set are recorded as well. */
  events: readonly string[]
}

/** What is recorded while a demo runs. */
export interface Watched {
  /** Name of the package. */
  package: string
  components: readonly WatchedComponent[]
}

/** How a test finds what a reader has touched. `at` tells elements apart that are called the same, from 0. */
export interface TouchedElement {
  by: 'role' | 'title' | 'text'
  /** With `by: 'role'`. */
  role?: string
  name: string
  at: number
}

/**
 * What a reader has done. `move` and `wheel` are told only when they have called something. With `enter` the focus came
 * into the document, with `leave` it went.
 */
export type GestureKind = 'press' | 'key' | 'input' | 'move' | 'wheel' | 'enter' | 'leave'

/** A gesture. */
export interface Gesture {
  id: number
  kind: GestureKind
  /** The key as browsers name it, or the text that came in. Empty for the others. */
  text: string
  /** Keys that were held: `Control`, `Shift`. */
  held: readonly string[]
  /** The old number of the key, which some components still read. */
  keyCode: number
  /** The key has changed the text of a field. */
  edits: boolean
  element?: TouchedElement
}

/** An argument of a callback. */
export interface CallArgument {
  /** For people, shortened. */
  text: string
  /** As JSON, when it is data; of an object that has more than data, its plain entries. */
  json?: string
  /** False when `json` is a part of it. */
  isWhole: boolean
  /** It is an event of the browser or of React. */
  isEvent: boolean
}

/** A callback that was called. */
export interface Call {
  /** Name of the property, or the way to it: `onChange`, `showSearch.onSearch`. */
  name: string
  /** Name of the component, and which one of that name it is, from 1. */
  component: string
  instance: number
  /** Id of the gesture that has caused it. Absent when none did. */
  gesture?: number
  /** Milliseconds since the gesture. Without one: since recording began. */
  at: number
  arguments: readonly CallArgument[]
  /** What it has thrown. */
  thrown?: string
}

/** Something that has happened. A call may name a gesture of an earlier message. */
export type RecordedEntry = { kind: 'gesture'; gesture: Gesture } | { kind: 'call'; call: Call }

/** What has happened, in its order. */
export interface RecordedNews {
  entries: readonly RecordedEntry[]
  /** Calls that were too many at once to be told. */
  dropped: number
}
