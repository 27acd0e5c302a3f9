import type { Page } from '../model/page.ts'
import type { PageView } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import type { Assets } from '../theme/view.ts'

/** A document, or a piece of one, that the drawing thread is asked for. */
export type DocumentRequest =
  | { kind: 'page'; page: Page }
  /** Development: a page of which the thread knows nothing else. The frame of its locale is put back in. */
  | { kind: 'view'; view: Omit<PageView, 'frame'> }
  | { kind: 'demo'; id: string; script: string }
  | { kind: 'not-found'; locale: string; script: string }
  | { kind: 'menu'; locale: string; sandbox: string }

/** What the thread must know before it draws pages. */
export interface Prepared {
  /** Of its pages, what others show of them: `spareSite`. */
  site: Site
  assets: Assets
}

/** Whether an island's module was being loaded or its component being drawn. */
export type IslandPhase = 'load' | 'draw'

/** An error as it crosses from one thread to another, with what the bundler adds to its own errors. */
export interface Thrown {
  message: string
  stack: string
  code?: string
  id?: string
  loc?: { file?: string; line: number; column: number }
}

/** From the thread that draws. */
export type FromDrawing =
  /** It begins with code that people wrote. */
  | { kind: 'at'; island: string; phase: IslandPhase }
  /** All islands are loaded: it waits for what it is asked. */
  | { kind: 'rest' }
  /** An island threw. From now on an empty stage stands in its place. */
  | { kind: 'failed'; island: string; phase: IslandPhase; error: Thrown }
  /** Something was thrown while nobody waited for it: by a timer, or by a promise. */
  | { kind: 'loose'; error: Thrown }
  | { kind: 'drawn'; id: number; html: string }
  | { kind: 'threw'; id: number; error: Thrown }
  /** Development: a module is asked for; the payload is Vite's, and undefined for the address of the code that draws. */
  | { kind: 'fetch'; id: number; payload: unknown }

/** To the thread that draws. */
export type ToDrawing =
  | ({ kind: 'prepare' } & Prepared)
  | { kind: 'draw'; id: number; request: DocumentRequest }
  | { kind: 'fetched'; id: number; result: unknown }

/** How the thread gets the code that draws. */
export interface DrawingSource {
  /** Address of the finished server bundle, or in development the id of the registry of islands, which Vite serves. */
  entry: string
  mode: 'bundle' | 'served'
}

/** What the thread is started with. `aside` names islands that are not to be loaded again. */
export interface DrawingData extends DrawingSource {
  aside: readonly string[]
}
