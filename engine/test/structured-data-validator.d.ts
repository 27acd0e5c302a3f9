/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Objects by their type, as they stand in a page. Gives what search engines would report. */
    validate: (found: { jsonld: Record<string, object[]> }) => Promise<{ issueMessage: string; severity: string }[]>
  }
}
