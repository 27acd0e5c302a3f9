/** A built site as files: a folder, or what a host serves. */
export interface SiteFiles {
  /** The folder or address, as people are told it. */
  where: string
  /** Address of the site for readers, with a slash at the end. Undefined for a folder. */
  address: string | undefined
  /** What to do when a file is missing, as the end of a sentence. */
  mend: string
  /**
   * The text of a file, by its path below the site: `demo/single.md`. Undefined when there is none. Throws a refusal
   * when nothing can be said about it: a host that does not answer, a path that leads out of the site.
   */
  read: (path: string) => Promise<string | undefined>
}
