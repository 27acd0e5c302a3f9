/** Code as a block of Markdown. The fence is longer than any in the code. `file` says the language by its end. */
export function fenceCode(code: string, file: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${file.split('.').pop() ?? ''}\n${code.trimEnd()}\n${fence}`
}
