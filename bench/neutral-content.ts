import { generatePages, type GeneratedSite } from './generate-pages.ts'

/** A document that every engine can build: Markdown without the syntax of a single engine. */
export interface NeutralDocument {
  locale: 'zh-CN' | 'en-US'
  /** A folder, and a group of the sidebar: `part-3`. */
  group: string
  /** `page-17`. */
  name: string
  title: string
  description: string
  /** Markdown without front matter. */
  body: string
  /** Id of the demo that the page shows after its text. */
  demo: string | undefined
}

/** Groups of the sidebar. */
export const neutralGroups = Array.from({ length: 10 }, (_, index) => `part-${index}`)

/** Sources of the demos, by id. They import only React. */
export const neutralDemos: Readonly<Record<string, string>> = Object.fromEntries(
  ['counter', 'stepper', 'meter', 'dial'].map((id) => [id, writeDemo(id)]),
)

/** `count` documents, with the same pages in two locales. The same count gives the same text. */
export function writeDocuments(count: number): NeutralDocument[] {
  const site = generatePages(0)
  const demos = Object.keys(neutralDemos)
  const pages = Array.from({ length: count / 2 }, (_, index) => index)
  return (['zh-CN', 'en-US'] as const).flatMap((locale) =>
    pages.map((index) => ({
      locale,
      group: neutralGroups[index % neutralGroups.length] ?? 'part-0',
      name: `page-${index}`,
      title: writeWords(site, locale, 3),
      description: writeWords(site, locale, 12),
      body: writeBody(site, locale),
      // The demos are spread over the site. Each is shown once in each locale.
      demo: index % 10 === 5 ? demos[(index - 5) / 10] : undefined,
    })),
  )
}

function writeBody(site: GeneratedSite, locale: NeutralDocument['locale']): string {
  const text = (length: number): string => writeWords(site, locale, length)
  const paragraph = (): string => `${text(25)}, \`${text(1)}\` **${text(2)}** ${text(18)}.`
  const row = (): string => `| \`${text(1)}\` | ${text(8)} | \`${text(1)} \\| ${text(1)}\` | – |`
  const sections = Array.from({ length: 5 }, () => [`## ${text(3)}`, paragraph(), paragraph()].join('\n\n'))
  const table = ['| name | what | type | default |', '| --- | --- | --- | --- |', ...Array.from({ length: 8 }, row)]
  const list = Array.from({ length: 4 }, () => `- ${text(10)}`)
  const blocks = [
    fence('tsx', writeDemo(site.pickWord().replaceAll(/\W/g, '') || 'lamp')),
    fence('css', `.${site.pickWord()} {\n  color: var(--accent);\n  padding: 4px 8px;\n  border-radius: 2px;\n}`),
    fence('sh', `npm install ${site.pickWord()}\nnpm run build -- --out folder`),
  ]
  return [paragraph(), ...sections, table.join('\n'), list.join('\n'), ...blocks].join('\n\n')
}

function writeWords({ pickWord, pickHan }: GeneratedSite, locale: NeutralDocument['locale'], length: number): string {
  return Array.from({ length }, locale === 'zh-CN' ? pickHan : pickWord).join(locale === 'zh-CN' ? '' : ' ')
}

function fence(language: string, code: string): string {
  return ['```' + language, code, '```'].join('\n')
}

function writeDemo(id: string): string {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  return `import { useId, useState } from 'react'

interface Step {
  label: string
  by: number
}

const steps: Step[] = [
  { label: 'less', by: -1 },
  { label: 'more', by: 1 },
]

export default function ${name}() {
  const id = useId()
  const [value, setValue] = useState(4)
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id}>{\`${name}: \${value}\`}</span>
      {steps.map(({ label, by }) => (
        <button key={label} type="button" onClick={() => setValue((old) => Math.max(0, old + by))}>
          {label}
        </button>
      ))}
    </div>
  )
}
`
}
