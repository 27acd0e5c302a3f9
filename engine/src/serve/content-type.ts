import mime from 'mime'

const textual = /^text\/|^application\/(json|xml|manifest\+json|javascript)$|\+(xml|json)$/

/** `Content-Type` of a file, from its name. For text it names the charset. */
export function contentType(path: string): string {
  // In the MIME database `.ts` is a video format.
  const type = /\.[cm]?tsx?$/.test(path) ? 'text/plain' : (mime.getType(path) ?? 'application/octet-stream')
  return textual.test(type) ? `${type}; charset=utf-8` : type
}
