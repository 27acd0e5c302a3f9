/**
 * Key of a demo as one language shows it: `single`, or `single@zh-CN` when it has words for the locale. Islands, chunks
 * and files of demos are named after it.
 */
export function toVersion({ id, versions }: VersionedDemo, locale: string): string {
  return locale in versions ? nameVersion(id, locale) : id
}

/** Key of what has words for the locale: `single@zh-CN`. */
export function nameVersion(id: string, locale: string): string {
  return `${id}@${locale}`
}

interface VersionedDemo {
  id: string
  versions: Readonly<Record<string, unknown>>
}
