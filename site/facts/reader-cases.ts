import { readdirSync } from 'node:fs'

/** Text that no option of any demo has. */
export const nothingText = 'zzz'

/** How a list is opened where ↓ does not open it: those that come from a server come with text. */
const openings: Readonly<Record<string, { english: string; chinese?: string }>> = {
  email: { english: 'type:sam' },
  'force-suggest': { english: 'type:birch', chinese: 'type:白桦' },
  'mul-suggest': { english: 'type:salt', chinese: 'type:海盐' },
  'mul-tag-suggest': { english: 'type:amara', chinese: 'type:小明' },
  suggest: { english: 'type:date' },
  'custom-selector': { english: 'Enter' },
}

const fields = ['mode-single', 'mode-multiple', 'mode-tags', 'mode-combobox']
const inEnglish = ['bare-loading', 'bare-limit', 'bare-clear', 'bare-label', 'spoken-fruit', 'spoken-fruits']

/** Every field that is listened to, as `locale/name`: those of the guide, and every demo that has a page. */
export function readerNames(): string[] {
  const demos = readdirSync(new URL('../content/en-US/demo', import.meta.url))
    .filter((file) => file !== 'index.md')
    .map((file) => file.replace(/\.md$/, ''))
    .toSorted()
  return [
    ...['en-US', 'zh-CN'].flatMap((locale) => [...fields, ...demos].map((name) => `${locale}/${name}`)),
    ...inEnglish.map((name) => `en-US/${name}`),
  ]
}

/** The key, or `type:` and a text, that opens the list. */
export function openingOf(locale: string, name: string): string {
  const { english, chinese } = openings[name] ?? { english: 'ArrowDown' }
  return locale === 'zh-CN' ? (chinese ?? english) : english
}

/** Text that finds one option, for the fields of the guide. */
export function typedOf(locale: string, name: string): string | undefined {
  if (!fields.includes(name) && !inEnglish.includes(name)) return undefined
  return locale === 'zh-CN' ? '西' : 'dam'
}
