/** The file that `request` means in `importer`, among the names of the files of a demo: `./shared/remote.ts`. */
export function resolveImport(request: string, importer: string, names: readonly string[]): string | undefined {
  if (!/^\.\.?\//.test(request)) return undefined
  const parts = importer.split('/').slice(0, -1)
  for (const part of request.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  const path = parts.join('/')
  return names.find((name) => name === path || name.replace(/\.\w+$/, '') === path.replace(/\.[jt]sx?$/, ''))
}
