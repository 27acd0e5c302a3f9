import { request as send } from 'node:http'

/**
 * @typedef {{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer
 */

/**
 * Requests an address exactly as it is written (`fetch` would normalize it) and follows no redirect.
 * @param {string} address
 * @param {{ headers?: import('node:http').OutgoingHttpHeaders | undefined }} [options]
 * @returns {Promise<Answer>}
 */
export function request(address, { headers = {} } = {}) {
  const [, host, port, path] = /^http:\/\/([^/:]+):(\d+)(\/.*)$/s.exec(address) ?? []
  return new Promise((resolve, reject) => {
    const sent = send({ host, port, path, headers, timeout: 10_000 }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`No answer from ${address}.`)))
    sent.on('error', reject)
    sent.end()
  })
}
