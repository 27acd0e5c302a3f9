/** Hears what a simulated screen reader says. */
export interface Listener {
  /** Begins to listen to the page as it is now. */
  start(): Promise<void>
  /** What was said since the last call, sentence by sentence. Resolves when the page is calm. */
  hear(): Promise<string[]>
}

declare global {
  interface Window {
    listener: Listener
    /** Shows a demo or a field in place of the last one, by `locale/name`, and begins to listen to it. */
    showDemo(name: string): Promise<void>
  }
}
