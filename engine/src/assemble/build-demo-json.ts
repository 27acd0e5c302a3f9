import type { Localized } from '../model/config.ts'
import type { DemoText } from '../model/demo.ts'
import type { SiteDemo } from '../model/site.ts'

/** A demo for programs. `demoJsonSchema` describes it. */
export interface DemoJson {
  $schema: string
  title: Localized
  /** What it shows. */
  description: Localized
  /** Versions by name: what a project has to install. */
  dependencies: Readonly<Record<string, string>>
  /** The demo itself comes first, then the files that it imports. */
  files: DemoText[]
}

/** Path of the schema. No demo is called like that: an id has no dot. */
export const demoSchemaPath = '/demos/demo.schema.json'

/** Path of a demo for programs. */
export function toDemoJsonPath(id: string): string {
  return `/demos/${id}.json`
}

/** A demo with what is needed to run it elsewhere, in all languages. */
export function buildDemoJson(
  { title, description, source }: SiteDemo,
  dependencies: Readonly<Record<string, string>>,
): DemoJson {
  return {
    $schema: './demo.schema.json',
    title,
    description,
    dependencies,
    files: source.files.map(({ name, source: text }) => ({ name, source: text })),
  }
}

const text = { type: 'string' } as const
/** One text per locale id. */
const localized = { type: 'object', additionalProperties: text } as const

/** JSON Schema of what `buildDemoJson` returns, published beside it. */
export const demoJsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A demo of a component library',
  type: 'object',
  properties: {
    $schema: text,
    title: localized,
    description: { ...localized, description: 'What the demo shows.' },
    dependencies: {
      type: 'object',
      additionalProperties: text,
      description: 'Versions of the packages that a project has to install, by name.',
    },
    files: {
      type: 'array',
      description: 'The demo itself, then the files that it imports.',
      items: {
        type: 'object',
        properties: { name: text, source: text },
        required: ['name', 'source'],
        additionalProperties: false,
      },
    },
  },
  required: ['$schema', 'title', 'description', 'dependencies', 'files'],
  additionalProperties: false,
} as const
