/** Columns of a line. */
const widest = 80

/** Writes plain data as code, an object or a list in one line where it fits. */
export function writeData(value: unknown, indent = 0): string {
  const text = writeInLine(value)
  if (indent + text.length < widest || typeof value !== 'object' || value === null) return text
  const space = ' '.repeat(indent + 2)
  const parts = Array.isArray(value)
    ? value.map((each) => space + writeData(each, indent + 2))
    : Object.entries(value).map(([key, each]) => `${space}${key}: ${writeData(each, indent + 2)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => `${part},\n`).join('')}${' '.repeat(indent)}${close}`
}

function writeInLine(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(writeInLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${writeInLine(each)}`)
    .join(', ')} }`
}
