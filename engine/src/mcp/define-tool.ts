import type { ReadSite } from './read-site.ts'

/** One argument of a tool. */
interface Parameter {
  type: 'string' | 'integer'
  description: string
  required: boolean
}

type Parameters = Readonly<Record<string, Parameter>>

/** Checked values, by the names of the parameters. */
export type Values = Readonly<Record<string, string | number | undefined>>

/** The same for the parameters that one tool names. */
type Arguments<Known extends Parameters> = {
  readonly [Name in keyof Known]:
    | (Known[Name]['type'] extends 'integer' ? number : string)
    | (Known[Name]['required'] extends true ? never : undefined)
}

/** A question that the server answers, with text. */
export interface Tool {
  name: string
  title: string
  description: string
  parameters: Parameters
  answer(given: Values, site: ReadSite): Promise<string>
}

/** Ties the arguments of `answer` to the parameters that a tool names. */
export function defineTool<const Known extends Parameters>(tool: {
  name: string
  title: string
  description: string
  parameters: Known
  answer(given: Arguments<Known>, site: ReadSite): Promise<string>
}): Tool {
  return tool
}

/** The language of an answer; every tool has it. */
export const localeParameter = {
  type: 'string',
  description: "Locale of the answer, for example en-US. The site's first one otherwise.",
  required: false,
} as const
