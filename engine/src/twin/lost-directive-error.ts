/** A directive that nothing writes as Markdown. */
export class LostDirectiveError extends Error {
  readonly directive: string
  /** In the file of the page. */
  readonly line: number

  constructor(directive: string, line: number) {
    super(`The directive "${directive}" has no form in Markdown.`)
    this.name = 'LostDirectiveError'
    this.directive = directive
    this.line = line
  }
}
