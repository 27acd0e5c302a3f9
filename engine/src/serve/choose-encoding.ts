/** A content coding that the server can send. `identity` is the file without compression. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Suffix of the compressed copy that the build writes beside a file. */
export const encodingSuffix: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

const preference: Encoding[] = ['br', 'gzip', 'identity']

/** The codings that the header `Accept-Encoding` allows, best first. `identity` is always one of them, as the last choice. */
export function chooseEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return ['identity']
  const qualities = parseQualities(header)
  const wanted = (encoding: Encoding) =>
    // A client that does not mention `identity` accepts it, but prefers the codings that it mentions.
    qualities.get(encoding) ?? (encoding === 'identity' ? 0.001 : (qualities.get('*') ?? 0))
  const allowed = preference.filter((encoding) => wanted(encoding) > 0)
  // The sort is stable, so codings that the client likes equally stay in the order of `preference`.
  allowed.sort((a, b) => wanted(b) - wanted(a))
  return allowed.includes('identity') ? allowed : [...allowed, 'identity']
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (name === '') continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = q === undefined ? 1 : Number(q.slice(2))
    qualities.set(name === 'x-gzip' ? 'gzip' : name, quality >= 0 && quality <= 1 ? quality : 0)
  }
  return qualities
}
