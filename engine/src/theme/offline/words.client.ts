import type { OfflineManifest, OfflineWords } from '../../model/offline.ts'

/** The words of a manifest in the language of the page. */
export function chooseWords({ words }: Pick<OfflineManifest, 'words'>): OfflineWords {
  const found = words[document.documentElement.lang] ?? Object.values(words)[0]
  if (found === undefined) throw new Error('The list of what can be kept has no words.')
  return found
}

/** Bytes as a reader counts them: `5.2 MB`, on one line. */
export function writeSize(bytes: number): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1, minimumFractionDigits: 1 } as const
  return new Intl.NumberFormat(document.documentElement.lang, format).format(bytes / 1_000_000).replace(' ', '\u00a0')
}
