import { expect, it } from 'vitest'
import { explainDiskError } from './explain-disk-error.ts'
import { Refusal } from './refusal.ts'

const folder = 'change its owner or its rights, or choose another folder.'

it.each([
  [{ code: 'ENOSPC' }, 'The disk is full: make room on it. Then run the command again (ENOSPC).'],
  [
    { code: 'ENOSPC', path: '/a', dest: '/b' },
    'The disk of "/b" is full: make room on it. Then run the command again (ENOSPC).',
  ],
  [
    { code: 'EDQUOT', path: '/a' },
    'This user may use no more of the disk of "/a": delete something, or ask for a larger quota. Then run the command again (EDQUOT).',
  ],
  [
    { code: 'EROFS', path: '/a' },
    'The disk of "/a" can only be read: mount it for writing, or choose another folder. Then run the command again (EROFS).',
  ],
  [{ code: 'EACCES', path: '/a' }, `This user may not use "/a": ${folder} Then run the command again (EACCES).`],
  [{ code: 'EPERM' }, `This user may not use a file: ${folder} Then run the command again (EPERM).`],
  [{ code: 'EBUSY', path: '/a' }, 'Another program is using "/a": end it. Then run the command again (EBUSY).'],
  [
    { code: 'EMFILE', path: '/a' },
    'Too many files are open at once: raise the limit (ulimit -n), or end other programs. Then run the command again (EMFILE).',
  ],
])('explains %j', (error, sentence) => {
  const refusal = explainDiskError(Object.assign(new Error('raw'), error))
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal?.message).toBe(sentence)
})

it('reads the text of a native program, which has no code', () => {
  const text = `Failed to write file in /a b/app.js\n\nCaused by:\n    No space left on device (os error 28)`
  expect(explainDiskError(new Error(text))?.message).toBe(
    'The disk of "/a b/app.js" is full: make room on it. Then run the command again (ENOSPC).',
  )
})

it.each([
  new Error('ENOSPC'),
  new Error('strange (os error 999999)'),
  Object.assign(new Error('raw'), { code: 'ENOENT' }),
  'EACCES',
  undefined,
])('leaves %s as it is', (error) => {
  expect(explainDiskError(error)).toBeUndefined()
})
