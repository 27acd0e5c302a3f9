import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncodings, encodingSuffix, type Encoding } from './choose-encoding.ts'
import { contentType } from './content-type.ts'

interface OpenFile {
  handle: FileHandle
  encoding: Encoding
}

/**
 * Sends a file, or the compressed copy beside it that the client prefers. Gives `false` when the file does not exist.
 * With status 200, a matching `If-None-Match` gets a 304. Headers that are already set stay.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status: 200 | 404,
): Promise<boolean> {
  const file = await openBest(path, chooseEncodings(request.headers['accept-encoding']?.toString()))
  if (file === undefined) return false
  try {
    // Size and time are read from the open file, so that a deploy in between cannot mix two versions.
    const { size, mtimeMs } = await file.handle.stat()
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${file.encoding}"`
    response.setHeader('Content-Type', contentType(path))
    response.setHeader('Vary', 'Accept-Encoding')
    if (status === 200) {
      response.setHeader('ETag', etag)
      if (matches(request.headers['if-none-match'], etag)) {
        response.writeHead(304).end()
        return true
      }
    }
    if (file.encoding !== 'identity') response.setHeader('Content-Encoding', file.encoding)
    response.setHeader('Content-Length', size)
    response.writeHead(status)
    // The file is read as a whole. With a stream, a client that goes away would leave the file open.
    response.end(request.method === 'HEAD' ? undefined : await file.handle.readFile())
    return true
  } finally {
    await file.handle.close()
  }
}

/** A symbolic link is not followed, because it may lead out of the site. Windows has no such flag. */
const readWithoutLinks = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

async function openBest(path: string, encodings: Encoding[]): Promise<OpenFile | undefined> {
  for (const encoding of encodings) {
    try {
      return { handle: await open(path + encodingSuffix[encoding], readWithoutLinks), encoding }
    } catch {
      // This copy does not exist. Try the next coding, and at last the file itself.
    }
  }
  return undefined
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((candidate) => [etag, '*'].includes(candidate.trim().replace(/^W\//, '')))
}
