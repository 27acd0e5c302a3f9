import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { openThreadPool, type ThreadPool } from './thread-pool.ts'

const script = `import { parentPort, workerData } from 'node:worker_threads'
let told = ''
parentPort.on('message', (message) => {
  if (message.kind === 'told') told = message.message
  else if (message.task === 'throw') parentPort.postMessage({ error: { message: 'torn', stack: 'Error: torn\\n    at lamp.md:7' } })
  else if (message.task === 'exit') process.exit(3)
  else if (message.task === 'crash') throw new Error('the fuse blew')
  else parentPort.postMessage({ result: workerData + told + message.task })
})
`

describe('openThreadPool', () => {
  const opened: ThreadPool<string, string>[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((pool) => pool.close()))
  })

  function open(count: number): ThreadPool<string, string> {
    const folder = createFolder({ 'thread.mjs': script })
    const pool = openThreadPool<string, string>({
      script: pathToFileURL(join(folder, 'thread.mjs')),
      data: '#',
      count,
      describeEnd: (task, reason) => new Error(`${task}: ${reason}`),
    })
    opened.push(pool)
    return pool
  }

  it('gives each task its own result, tells all threads, and goes on after a task that threw', async () => {
    const pool = open(2)
    const tasks = Array.from({ length: 9 }, (_, index) => String(index))
    expect(await Promise.all(tasks.map((task) => pool.run(task)))).toEqual(tasks.map((task) => `#${task}`))
    const failure = pool.run('throw')
    await expect(failure).rejects.toThrow('torn')
    await expect(failure).rejects.toHaveProperty('stack', 'Error: torn\n    at lamp.md:7')
    pool.tell('!')
    expect(await Promise.all([pool.run('a'), pool.run('b')])).toEqual(['#!a', '#!b'])
  })

  it.each([
    ['exit', 'it ended by itself'],
    ['crash', 'the fuse blew'],
  ])('names the task of a thread that ended by %s, and fails what waits', async (task, reason) => {
    const pool = open(1)
    const all = [pool.run(task), pool.run('next'), pool.run('later')].map((run) => run.catch(String))
    expect(new Set(await Promise.all(all))).toEqual(new Set([`Error: ${task}: ${reason}`]))
    await expect(pool.run('after')).rejects.toThrow(`${task}: ${reason}`)
  })
})
