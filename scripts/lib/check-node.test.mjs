import { expect, test } from 'vitest'
import { checkNode } from './check-node.mjs'

test.each(['20.19.0', '20.20.2', '22.12.0', '22.22.0', '23.0.0', '26.1.0'])('Node %s runs this project', (version) => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])('Node %s is refused with a sentence', (version) => {
  expect(() => checkNode(version)).toThrow(
    `This needs Node 20.19 or later of 20, or 22.12 and later, and runs on ${version}: install a newer Node.`,
  )
})
