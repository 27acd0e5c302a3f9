import { getSystemErrorMap } from 'node:util'
import { readCode } from './read-code.ts'
import { Refusal } from './refusal.ts'

/** What a disk may refuse, and how to mend it. `at` is the quoted path, where the system names one. */
const sentences: Readonly<Record<string, (at: string) => string>> = {
  ENOSPC: (at) => `The disk${of(at)} is full: make room on it.`,
  EDQUOT: (at) => `This user may use no more of the disk${of(at)}: delete something, or ask for a larger quota.`,
  EROFS: (at) => `The disk${of(at)} can only be read: mount it for writing, or choose another folder.`,
  EACCES: (at) => `This user may not use${at || ' a file'}: change its owner or its rights, or choose another folder.`,
  EPERM: (at) => `This user may not use${at || ' a file'}: change its owner or its rights, or choose another folder.`,
  EBUSY: (at) => `Another program is using${at || ' a file'}: end it.`,
  EMFILE: () => 'Too many files are open at once: raise the limit (ulimit -n), or end other programs.',
  ENFILE: () => 'Too many files are open at once: raise the limit (ulimit -n), or end other programs.',
}

/** The sentence for what a disk or its rights refuse. Undefined for every other error. */
export function explainDiskError(error: unknown): Refusal | undefined {
  const { code, path } = readNative(error) ?? { code: readCode(error), path: readPath(error) }
  const sentence = code === undefined || !Object.hasOwn(sentences, code) ? undefined : sentences[code]
  if (sentence === undefined) return undefined
  return new Refusal(`${sentence(path === undefined ? '' : ` "${path}"`)} Then run the command again (${code}).`)
}

/** The bundler is a native program: it gives the number of the error and the path in its text only. */
function readNative(error: unknown): { code: string | undefined; path: string | undefined } | undefined {
  const text = error instanceof Error ? error.message : ''
  const number = /\(os error (\d+)\)/.exec(text)?.[1]
  if (number === undefined) return undefined
  return { code: getSystemErrorMap().get(-Number(number))?.[0], path: /^Failed to .* in (.+)$/m.exec(text)?.[1] }
}

function of(at: string): string {
  return at === '' ? '' : ` of${at}`
}

function readPath(error: unknown): string | undefined {
  if (readCode(error) === undefined) return undefined
  const { dest, path } = error as { dest?: string; path?: string }
  // Of a rename or a copy, the target is what is refused.
  return dest ?? path
}
