import type { ImportedName } from './inline-demo-statements.ts'

/** Longest line of an import, as the site's formatter has it. */
const lineLength = 120

/** Import statements for names of packages, one for each package, in the order of their first mention. */
export function writeImports(names: readonly ImportedName[], bare: readonly string[]): string {
  const requests = [...new Set(names.map(({ request }) => request))]
  const lines = requests.flatMap((request) =>
    writeRequest(
      request,
      names.filter((name) => name.request === request),
    ),
  )
  const alone = [...new Set(bare)].filter((request) => !requests.includes(request))
  return [...lines, ...alone.map((request) => `import '${request}'`)].join('\n')
}

function writeRequest(request: string, names: readonly ImportedName[]): string[] {
  const merged = merge(names)
  const named = merged.filter(({ imported }) => imported !== 'default' && imported !== '*')
  const [first, ...others] = merged.filter(({ imported }) => imported === 'default')
  const namespaces = merged.filter(({ imported }) => imported === '*')
  const extra = [
    ...others.map(({ local, isType }) => `import ${isType ? 'type ' : ''}${local} from '${request}'`),
    ...namespaces.map(({ local, isType }) => `import ${isType ? 'type ' : ''}* as ${local} from '${request}'`),
  ]
  if (first === undefined && named.length === 0) return extra
  // A type as the default import has a line of its own: `import type A, { b }` is no TypeScript.
  if (first?.isType === true && named.length > 0) {
    extra.unshift(`import type ${first.local} from '${request}'`)
    return [...writeNamed(request, undefined, named), ...extra]
  }
  return [...writeNamed(request, first, named), ...extra]
}

function writeNamed(request: string, byDefault: ImportedName | undefined, named: readonly ImportedName[]): string[] {
  const areTypes = [...named, ...(byDefault === undefined ? [] : [byDefault])].every(({ isType }) => isType)
  const parts = named
    .toSorted((a, b) => Number(a.isType) - Number(b.isType))
    .map(({ imported, local, isType }) => {
      const name = imported === local ? local : `${imported} as ${local}`
      return isType && !areTypes ? `type ${name}` : name
    })
  const start = `import ${areTypes ? 'type ' : ''}`
  const before = byDefault === undefined ? '' : byDefault.local
  if (parts.length === 0) return [`${start}${before} from '${request}'`]
  const comma = before === '' ? '' : `${before}, `
  const line = `${start}${comma}{ ${parts.join(', ')} } from '${request}'`
  if (line.length <= lineLength) return [line]
  return [`${start}${comma}{\n${parts.map((part) => `  ${part},\n`).join('')}} from '${request}'`]
}

/** Each name once; one that is imported both as a type and as a value is a value. */
function merge(names: readonly ImportedName[]): ImportedName[] {
  const merged = new Map<string, ImportedName>()
  for (const name of names) {
    const key = `${name.imported} ${name.local}`
    const known = merged.get(key)
    if (known === undefined || (known.isType && !name.isType)) merged.set(key, name)
  }
  return [...merged.values()]
}
