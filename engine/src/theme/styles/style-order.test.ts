import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { styleOrder } from './style-order.ts'

it('the order of the stylesheets names each of them once', () => {
  const files = readdirSync(resolve(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  const early = files.filter((path) => path.endsWith('.css') && !path.endsWith('.late.css'))
  expect([...styleOrder].toSorted()).toEqual(early.map((path) => path.replaceAll('\\', '/')).toSorted())
})
