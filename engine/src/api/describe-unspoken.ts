import type { ApiReference } from '../model/api.ts'

/** A line for each locale whose reference has no words of its own. That is a decision of the site and not a mistake. */
export function describeUnspoken(references: Readonly<Record<string, ApiReference>>, folder: string): string[] {
  return Object.entries(references).flatMap(([locale, { spokenIn }]) =>
    spokenIn === undefined ? [] : [`the reference of ${locale} speaks ${spokenIn}, for want of ${folder}/${locale}`],
  )
}
