#!/usr/bin/env node
// Playwright starts this in place of a stock Firefox, and speaks WebDriver BiDi with it. Between the two, this mends what
// they disagree on: a command that Firefox does not know, and a way of inserting text that React does not hear.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

/** @import { RawData } from 'ws' */

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'pipe', 'pipe'],
})
const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/
let printed = ''
let isServed = false

for (const stream of [browser.stdout, browser.stderr]) {
  stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    if (isServed) return process.stderr.write(text)
    printed += text
    const [, address] = announcement.exec(printed) ?? []
    if (address === undefined) return undefined
    isServed = true
    return serve(address)
  })
}
browser.on('exit', (code) => process.exit(code ?? 0))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal))

/** @param {string} address of Firefox */
function serve(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (client, { url }) => connect(client, new WebSocket(address + (url ?? ''))))
}

/**
 * @param {WebSocket} client Playwright
 * @param {WebSocket} firefox
 */
function connect(client, firefox) {
  const isOpen = new Promise((resolve) => firefox.once('open', resolve))
  client.on('message', async (data) => {
    const text = textOf(data)
    const message = JSON.parse(text)
    if (message.method === 'emulation.setMediaFeaturesOverride')
      return client.send(JSON.stringify({ type: 'success', id: message.id, result: {} }))
    await isOpen
    return firefox.send(makeHearable(text))
  })
  firefox.on('message', (data) => client.send(textOf(data)))
  const end = () => {
    client.close()
    firefox.close()
  }
  for (const socket of [client, firefox]) socket.on('close', end).on('error', end)
}

/**
 * Playwright inserts text by setting `value`, which React takes for its own change: no `onChange` follows. Firefox's own
 * command does what a person does who pastes.
 * @param {string} message
 */
function makeHearable(message) {
  return message.replaceAll(
    /window\.__pw_bidiInsertText\((\w+)\)/g,
    (_, text) =>
      `(document.activeElement?.localName === 'iframe' ? document.activeElement : void document.execCommand(${text} === '' ? 'delete' : 'insertText', false, ${text}))`,
  )
}

/** @param {RawData} data which `ws` gives as one buffer, unless it is told to do otherwise */
function textOf(data) {
  return Buffer.isBuffer(data) ? data.toString('utf8') : ''
}
