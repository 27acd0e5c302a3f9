import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.mjs'

const library = JSON.stringify(new URL('run-command.mjs', import.meta.url).href)

test('what a program prints comes line by line, and whole at the end', async () => {
  /** @type {string[]} */
  const lines = []
  const script = "process.stdout.write('one\\ntw'); setTimeout(() => process.stdout.write('o\\r\\n\\nthree'), 50)"
  const { code, output } = await runCommand(process.execPath, ['-e', script], { onLine: (line) => lines.push(line) })
  expect({ code, output }).toEqual({ code: 0, output: 'one\ntwo\r\n\nthree' })
  expect(lines).toEqual(['one', 'two', '', 'three'])
})

test('a program that does not exist has code 127', async () => {
  expect(await runCommand('no-such-program', [])).toMatchObject({ code: 127, output: 'spawn no-such-program ENOENT\n' })
})

test('a program that takes too long is ended', async () => {
  const result = await runCommand(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeLimit: 100 })
  expect(result).toEqual({ code: 124, output: '\nEnded after 0 s, its time limit.\n', timedOut: true })
})

test.each(['runCommand', 'passThrough'])(
  'an interrupt ends what %s has started, and what that has started',
  async (name) => {
    const listen = `require('node:net').createServer(() => {}).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
    const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(listen)}], { stdio: 'inherit' })`
    const parent = `
    const { endOnInterrupt, ${name} } = await import(${library})
    endOnInterrupt(130)
    await ${name}(process.execPath, ['-e', ${JSON.stringify(child)}], { onLine: console.log })`
    const started = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => started.once('exit', resolve))
    const port = await new Promise((resolve) => started.stdout.once('data', resolve))
    // All three processes hold the connection. It breaks when the last of them has ended.
    const socket = connect(Number(port), '127.0.0.1')
    const broken = new Promise((resolve) => socket.once('close', resolve).on('error', () => {}))
    await new Promise((resolve) => socket.once('connect', resolve))
    started.kill('SIGINT')
    expect(await ended).toBe(130)
    await broken
  },
)
