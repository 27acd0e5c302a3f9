import { expect, it } from 'vitest'
import { fenceCode } from './fence-code.ts'

it('fences code with more ticks than it has, and says its language', () => {
  expect(fenceCode('const a = 1\n', 'shared/a.ts')).toBe('```ts\nconst a = 1\n```')
  expect(fenceCode('// ```` is no end', 'a.tsx')).toBe('`````tsx\n// ```` is no end\n`````')
})
