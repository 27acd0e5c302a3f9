/** What the system calls an error, such as `ENOENT`. Undefined for any other kind of error. */
export function readCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
