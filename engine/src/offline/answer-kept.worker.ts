import type { KeptAnswer } from './find-kept.ts'

/** What answering needs. */
export interface AnswerOptions {
  /** What is kept under an address. Undefined when nothing is. */
  find: ((pathname: string) => KeptAnswer) | undefined
  /** A stored file. */
  read: (key: string) => Promise<Response | undefined>
  fetch: (request: Request) => Promise<Response>
}

/** True for requests that a kept site may answer. A request past all stored answers, or for a part of a file, is for the host. */
export function mayAnswer({ method, headers, cache, url }: Request, scope: string): boolean {
  return method === 'GET' && url.startsWith(scope) && cache !== 'no-store' && !headers.has('range')
}

/**
 * The answer of a kept site: a file of its own, a redirect as the host's, else what the host says. Where the host cannot
 * be reached, an address that may be that of a page gets the not-found page.
 */
export async function answerKept(request: Request, { find, read, fetch }: AnswerOptions): Promise<Response> {
  const { pathname, search, origin } = new URL(request.url)
  const found = find?.(pathname)
  if (found === undefined) return fetch(request)
  if (found.kind === 'redirect') return Response.redirect(origin + found.to + search, 308)
  if (found.kind === 'file') return (await read(found.key)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const page = found.notFound === undefined ? undefined : await read(found.notFound)
    if (page === undefined) throw error
    return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers })
  }
}
