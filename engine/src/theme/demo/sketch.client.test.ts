import { expect, it } from 'vitest'
import { convertStage } from './sketch.client.ts'

it.each([undefined, '', 'layers'])('names the two options of a copy when asked for "%s"', async (kind) => {
  const stage = {} as Element
  await expect(convertStage(stage, kind as string, '')).rejects.toThrow(
    `A stage is copied to a design tool as "group" or as "symbol", not as "${kind}".`,
  )
})
