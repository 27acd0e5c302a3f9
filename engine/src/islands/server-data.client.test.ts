import { expect, it } from 'vitest'
import { pendingData, readServerData, watchServerData, writeServerData, type ServerData } from './server-data.client.ts'

it('is what was said of the page that is shown, and pending again as soon as that page is gone', () => {
  const answer: ServerData = { state: 'fulfilled', data: 1 }
  const page = { isConnected: true }
  expect(readServerData()).toBe(pendingData)
  const told: ServerData[] = []
  const end = watchServerData(() => told.push(readServerData()))
  writeServerData(answer, page)
  expect(readServerData()).toBe(answer)
  page.isConnected = false
  expect(readServerData()).toBe(pendingData)
  end()
  writeServerData(answer, { isConnected: true })
  expect(told).toEqual([answer])
})
