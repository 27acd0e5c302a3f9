import type { RecordedNews, Watched } from './timeline.ts'

/** What a page needs to let a reader edit its demos, as JSON of one locale. It is fetched with the first edit. */
export interface TryData {
  words: TryWords
  /** The document in which edited code runs. The security policy of every page allows its script by its hash. */
  document: string
  /** Address of the script with the packages that edited code may import. */
  runtime: string
  /** Names of those packages. */
  packages: readonly string[]
  /** Address of what the editor completes, as JSON of `TryReference`. Left out where the site has no reference. */
  reference?: string
  /** Version of the documented package. */
  version: string
  /** Components whose callbacks can be recorded. Left out where the site has no reference. */
  watched?: Watched
}

/** A file as the frame runs it: the body of a function, on the same lines as what the reader wrote. */
export interface CompiledFile {
  name: string
  code: string
}

/** A mistake that was found before anything ran. Lines and columns begin with 1; a column may be unknown. */
export interface CompileProblem {
  file: string
  line: number
  column?: number
  /** `syntax`: `text` is what the parser says. `unknown`: `text` is what was to be imported. `long`: `text` is the count of characters. */
  kind: 'syntax' | 'unknown' | 'long'
  text: string
}

/** What the compiler answers. With problems there are no files. */
export interface CompileAnswer {
  id: number
  files: readonly CompiledFile[]
  problems: readonly CompileProblem[]
}

/** What the compiler is asked. */
export interface CompileQuestion {
  id: number
  files: readonly { name: string; source: string }[]
  packages: readonly string[]
}

/** When code failed. `loop` and `renders` were stopped, `empty` has no component as its default export. */
export type FailurePhase = 'import' | 'empty' | 'render' | 'event' | 'promise' | 'loop' | 'renders'

/** A failure of edited code. `file` and `line` are those of the edited source, where they are known. */
export interface TryFailure {
  phase: FailurePhase
  name: string
  text: string
  file?: string
  line?: number
}

/** What the frame did not let the code do. */
export type Refused = 'network' | 'window' | 'dialog' | 'document' | 'form'

/** Kinds of a line in the console. */
export type SaidLevel = 'log' | 'info' | 'warn' | 'error'

/** A face of the page. A frame without an origin gets no font from an address. */
export interface TryFont {
  bytes: ArrayBuffer
  family: string
  weight: string
  unicodeRange: string
}

/** What the page tells the frame. */
export type FrameOrder =
  | { kind: 'start'; runtime: string; styles: string; font?: TryFont }
  | { kind: 'run'; files: readonly CompiledFile[]; entry: string; watched?: Watched | undefined }
  | { kind: 'look'; scheme: string; dir: string; lang: string }
  | { kind: 'ping' }

/** What the frame tells the page. The page believes none of it without a look: see `read-news.client.ts`. */
export type FrameNews =
  | { kind: 'ready' }
  | { kind: 'drawn' }
  | { kind: 'pong' }
  | { kind: 'size'; height: number }
  | { kind: 'failed'; failure: TryFailure }
  | { kind: 'refused'; what: Refused; text: string }
  | { kind: 'said'; lines: readonly { level: SaidLevel; text: string }[] }
  | { kind: 'recorded'; news: RecordedNews }

/** Words of the editor and of what it shows. `{file}` and `{line}` say where. */
export interface TryWords {
  /** Name of the editor with its controls. */
  group: string
  /** Name of the field. `{file}` is filled in. */
  editor: string
  /** Told to screen readers: how the keyboard leaves the field. */
  leave: string
  files: string
  stage: string
  reset: string
  resetDone: string
  share: string
  shareDone: string
  shareTooLong: string
  end: string
  run: string
  stop: string
  stopped: string
  /** Opens the list of edits; `{count}`. */
  edits: string
  editsTitle: string
  editsClear: string
  editsCleared: string
  editsKept: string
  /** Said when the browser stores no more. */
  editsLost: string
  close: string
  console: string
  consoleClear: string
  consoleEmpty: string
  /** Lines that were left out; `{count}`. */
  consoleMore: string
  /** Before what the parser says. */
  syntax: string
  /** `{name}` and `{packages}`. */
  unknown: string
  /** `{count}` and `{most}`. */
  long: string
  compilerLost: string
  /** Behind a problem: what the stage shows meanwhile. */
  lastGood: string
  where: string
  failedImport: string
  failedEmpty: string
  failedRender: string
  failedEvent: string
  failedPromise: string
  failedLoop: string
  failedRenders: string
  failedDepth: string
  failedStorage: string
  refusedNetwork: string
  refusedWindow: string
  refusedDialog: string
  refusedDocument: string
  refusedForm: string
  left: string
  silent: string
  /** What React says by number; by number. */
  react: Readonly<Record<string, string>>
  sharedTitle: string
  sharedText: string
  /** `{theirs}` and `{ours}`. */
  sharedVersion: string
  sharedBuild: string
  sharedOriginal: string
  brokenShare: string
  longShare: string
  foreignShare: string
  newerShare: string
  timeline: TimelineWords
}

/** Words of what records the callbacks of a demo. */
export interface TimelineWords {
  title: string
  /** Stands in an empty list: what the reader has to do. */
  empty: string
  started: string
  /** Below the list: how times are counted. */
  about: string
  pause: string
  resume: string
  clear: string
  copyText: string
  copyTest: string
  copied: string
  end: string
  ended: string
  /** The site has no reference that names callbacks. */
  none: string
  /** `{count}` raw events that are hidden. */
  raw: string
  /** `{count}` calls that are not kept, and the `{most}` that are. */
  dropped: string
  columnTime: string
  columnCall: string
  /** Names of gestures; `{element}`, `{key}`, `{text}`. */
  press: string
  pressOn: string
  key: string
  input: string
  move: string
  moveOver: string
  wheel: string
  enter: string
  leave: string
  byItself: string
  /** `{gesture}` goes on after something else was called. */
  continued: string
  ranAgain: string
  /** A gesture that called nothing. */
  nothing: string
  /** Before what a callback has thrown. */
  threw: string
  /** `{component}` and `{instance}`, where there are several. */
  instance: string
}

/** A property as the editor explains it, in the reader's language. Code in the description stands between backticks. */
export interface TryProp {
  name: string
  type: string
  description: string
  fallback?: string
}

/** What the editor completes, as JSON of one locale. */
export interface TryReference {
  /** Components by name, with their properties. */
  tables: readonly { id: string; props: readonly TryProp[] }[]
  /** What the documented package exports, as far as the reference speaks of it. */
  exports: readonly string[]
}

/** Code in an address. `files` are only those that differ from the demo's own. */
export interface SharedCode {
  /** The demo with its language: `zh-CN/single`. */
  demo: string
  /** Id of the site's build, and version of the library. */
  build: string
  version: string
  files: Readonly<Record<string, string>>
}
