import { request as send } from 'node:http'

/** Asks for an address exactly as it is written (`fetch` would tidy it) and follows no redirect. */
export function request(address, { headers = {} } = {}) {
  const [, host, port, path] = /^http:\/\/([^/:]+):(\d+)(\/.*)$/s.exec(address)
  return new Promise((resolve, reject) => {
    const sent = send({ host, port, path, headers, timeout: 10_000 }, (response) => {
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
