import { createServer, type AddressInfo } from 'node:net'

/** A port of 127.0.0.1 on which nothing listens. */
export function findFreePort(): Promise<number> {
  return new Promise((give, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => give(port))
    })
  })
}
