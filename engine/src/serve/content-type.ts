import mime from 'mime'

const textual = /^text\/|^application\/(json|xml|manifest\+json|javascript)$|\+(xml|json)$/

/** `Content-Type` of a file by its name; text carries its charset. */
export function contentType(path: string): string {
  // The MIME database takes `.ts` for a video stream.
  const type = /\.[cm]?tsx?$/.test(path) ? 'text/plain' : (mime.getType(path) ?? 'application/octet-stream')
  return textual.test(type) ? `${type}; charset=utf-8` : type
}
