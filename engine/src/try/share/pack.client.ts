import type * as Fflate from 'fflate'
import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { SharedCode } from '../../model/try.ts'

/** Start of a hash that carries code. The number is that of the format. */
export const sharePrefix = '#try='
const format = '1.'

/** Bytes that shared code may have before it is packed, and characters that its address may have. */
export const mostBytes = 64 * 1024

/** Bytes that are unpacked at once. */
const piece = 256

/** Why a hash cannot be shown. `newer`: it was written by a newer format. */
export type ShareMistake = 'broken' | 'long' | 'newer'

/** The hash of an address that carries code. Undefined when it is too long to be shared. */
export async function packCode(code: SharedCode): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(code))
  if (bytes.length > mostBytes) return undefined
  return sharePrefix + format + toBase64(await deflate(bytes))
}

/** The code of a hash, or what is wrong with it. Nothing longer than the limit is ever unpacked. */
export async function unpackCode(hash: string): Promise<SharedCode | ShareMistake> {
  const text = hash.slice(sharePrefix.length)
  if (!text.startsWith(format)) return /^\d+\./.test(text) ? 'newer' : 'broken'
  if (text.length > mostBytes * 2) return 'long'
  try {
    const bytes = await inflate(fromBase64(text.slice(format.length)))
    // Without `fatal`, bytes that are no UTF-8 would become other text, and nobody would be told.
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return bytes === undefined ? 'long' : (readShared(JSON.parse(decoder.decode(bytes))) ?? 'broken')
  } catch {
    return 'broken'
  }
}

/** What was unpacked, if it is shared code in each of its parts. */
function readShared(value: unknown): SharedCode | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { demo, build, version, files } = value as Record<string, unknown>
  if (typeof demo !== 'string' || typeof build !== 'string' || typeof version !== 'string') return undefined
  if (typeof files !== 'object' || files === null || Array.isArray(files)) return undefined
  const entries: [string, unknown][] = Object.entries(files)
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return undefined
  return { demo, build, version, files: Object.fromEntries(entries) }
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') return (await loadLibrary()).deflateSync(bytes, { level: 9 })
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Undefined when there is more than the limit. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  if (typeof DecompressionStream === 'undefined') return inflateSlowly(bytes)
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const result = new Uint8Array(mostBytes)
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return result.subarray(0, length)
    if (length + value.length > mostBytes) {
      void reader.cancel()
      return undefined
    }
    result.set(value, length)
    length += value.length
  }
}

/** For browsers without `DecompressionStream`. The library too is stopped at the limit. */
async function inflateSlowly(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { Inflate } = await loadLibrary()
  const read = { parts: [] as Uint8Array[], length: 0, isOver: false }
  const unpack = new Inflate((part, isLast) => {
    read.length += part.length
    if (read.length <= mostBytes) read.parts.push(part.slice())
    read.isOver = isLast
  })
  // In small pieces, so that little is unpacked beyond the limit.
  for (let at = 0; at < bytes.length; at += piece) {
    unpack.push(bytes.subarray(at, at + piece), at + piece >= bytes.length)
    if (read.length > mostBytes) return undefined
  }
  if (!read.isOver) throw new Error('The packed code is cut off.')
  return new Uint8Array(await new Blob(read.parts as BlobPart[]).arrayBuffer())
}

/** What browsers without these streams use. */
function loadLibrary(): Promise<typeof Fflate> {
  return loadChunk('fflate.js', { load: () => import('fflate'), isLeaf: false })
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
