import { readFileSync, renameSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writePage } from '../../test/load-files.ts'
import { openFixture, writeFiles } from '../../test/open-fixture.ts'
import { type RunningDev, runDev } from '../../test/run-vitrine.ts'

it('answers an address that cannot be read, and goes on', async () => {
  const dev = await runDev(openFixture('lamps'))
  const targets = ['/%zz', '/%', '/%c3%28', '/demo/%E4%B8', '/~demos/%zz', '/@fs/%zz', '//', '/a%2fb', '*']
  const answers = await Promise.all(targets.map((target) => ask(dev.port, target)))
  expect(answers).toEqual(
    targets.map((target) => ({ status: 400, text: `${JSON.stringify(target)} is no address that can be read.\n` })),
  )
  expect(await ask(dev.port, '/demo/dimmer')).toMatchObject({ status: 200 })
  expect(dev.isRunning()).toBe(true)
  expect(dev.output()).not.toMatch(/Error/)
})

it('serves its pages under a path', async () => {
  const dev = await runDev(openFixture('lamps'), '--base', '/x/')
  const [home, page, outside] = await Promise.all(
    ['/x/', '/x/demo/dimmer', '/demo/dimmer'].map((path) => ask(dev.port, path)),
  )
  expect([home?.status, page?.status, outside?.status]).toEqual([200, 200, 404])
  expect(page?.text).toContain('<h1>Dimmer</h1>')
  expect(page?.text).toContain('href="/x/')
  expect(page?.text, 'what changes with each edit is not kept').not.toContain('data-offline')
  const [, script = ''] = /<script type="module" src="(\/x\/@id[^"]+)"/.exec(page?.text ?? '') ?? []
  expect(await ask(dev.port, script)).toMatchObject({ status: 200 })
})

it('takes files that come together as one edit', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `bulb-${index}`)
  const root = openFixture('lamps', Object.fromEntries(names.map((name) => [`branch/${name}.md`, writePage(name)])))
  const dev = await runDev(root)
  const edits = await followEdits(dev.port)
  renameSync(join(root, 'branch'), join(root, 'content/en-US/bulbs'))
  await edits.next()
  for (const name of names) expect((await ask(dev.port, `/bulbs/${name}`)).text).toContain(`<h1>${name}</h1>`)
  expect(edits.count()).toBe(1)
})

it('ends a demo that never ends, says which, and shows it again when it is mended', async () => {
  const root = openFixture('lamps')
  const config = join(root, 'docs.config.ts')
  writeFiles(root, {
    'docs.config.ts': readFileSync(config, 'utf8').replace('styles:', 'demoTimeLimit: 1500,\n  styles:'),
  })
  const dev = await runDev(root)
  const edits = await followEdits(dev.port)
  const path = '/demo/max-brightness'
  expect((await ask(dev.port, path)).text).toContain('Floodlight: off')

  writeFiles(root, { 'demos/max-brightness.tsx': loop + torch })
  await edits.shows(async () => (await readProblems(dev, path)) !== undefined)
  const told = `1 problem

demos/max-brightness.tsx:1
  The demo "max-brightness" does not come to an end: after 1.5 s it was still being loaded, and was ended.
  Look for a loop that never ends, or raise demoTimeLimit in docs.config.ts.`
  expect(await readProblems(dev, path)).toBe(told)
  expect((await ask(dev.port, '/demo/dimmer')).text).toContain('Halogen: off')
  expect(dev.output().split(told)).toHaveLength(2)

  writeFiles(root, { 'demos/max-brightness.tsx': torch })
  await edits.shows(async () => (await ask(dev.port, path)).text.includes('Torch: off'))
  expect(await readProblems(dev, path)).toBeUndefined()

  // Ctrl+C while it loops.
  writeFiles(root, { 'demos/max-brightness.tsx': loop + torch })
  await edits.next()
  const asked = ask(dev.port, path)
  expect(await dev.end('SIGINT')).toEqual({ code: null, signal: 'SIGINT' })
  await asked
})

it('draws demos of packages that are made for another kind of modules', async () => {
  const manifest = { name: 'bulb-kit', version: '1.0.0', main: 'lib.js', module: 'es.mjs' }
  const root = openFixture('lamps', {
    'node_modules/bulb-kit/package.json': JSON.stringify(manifest),
    'node_modules/bulb-kit/lib.js':
      "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'A bulb'\nexports.watts = 60\n",
    'node_modules/bulb-kit/es.mjs': "export default () => 'A bulb'\nexport const watts = 60\n",
    'demos/max-brightness.tsx':
      "import Bulb, { watts } from 'bulb-kit'\nexport default () => <p><Bulb /> of {watts} W</p>\n",
  })
  const dev = await runDev(root)
  const { text } = await ask(dev.port, '/demo/max-brightness')
  expect(text).toContain('A bulb<!-- --> of <!-- -->60<!-- --> W')
  expect(dev.output()).not.toContain('problem')
})

it('starts again after an edit of the configuration, and says what is wrong with it', async () => {
  const root = openFixture('lamps', { 'names.ts': "export const name = 'Lamp Kit'\n" })
  const config = readFileSync(join(root, 'docs.config.ts'), 'utf8')
  const named = `import { name } from './names.ts'\n${config.replace("'en-US': 'Lamp Kit'", "'en-US': name")}`
  writeFiles(root, { 'docs.config.ts': named })
  const dev = await runDev(root)
  expect((await ask(dev.port, '/')).text).toContain('Lamp Kit – Lamps for React')

  writeFiles(root, { 'docs.config.ts': named.replace('title:', 'titel:') })
  await dev.hear('Did you mean "title"?')
  expect(await readProblems(dev, '/')).toContain('docs.config.ts:')
  expect(await readProblems(dev, '/')).toContain('Did you mean "title"?')

  writeFiles(root, { 'docs.config.ts': named })
  await dev.hear('The configuration has changed: the server has started again.')
  expect(await readProblems(dev, '/')).toBeUndefined()

  // A file that the configuration imports.
  writeFiles(root, { 'names.ts': "export const name = 'Bulb Kit'\n" })
  await dev.hear('has started again.\nThe configuration has changed')
  expect((await ask(dev.port, '/')).text).toContain('Bulb Kit – Lamps for React')
})

const loop = 'let turns = 0\nwhile (turns >= 0) turns = Math.abs(turns)\n'
const torch = 'import { Lamp } from \'lamp-kit\'\nexport default () => <Lamp label="Torch" brightness={4} />\n'

/** Sends a request with exactly this target, which no client would send. */
function ask(port: number, target: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.0\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n`)
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), text: body.join('\r\n\r\n') })
    })
  })
}

/** The problems that a page shows. */
async function readProblems({ port }: RunningDev, path: string): Promise<string | undefined> {
  const { text } = await ask(port, path)
  return /<pre class="problems">([^<]*)/.exec(text)?.[1]?.replaceAll('&quot;', '"')
}

interface Edits {
  /** Waits until the server tells pages of an edit. */
  next: () => Promise<void>
  /** Edits that it was told of so far. */
  count: () => number
  /** Waits until something is true after an edit. */
  shows: (isTrue: () => Promise<boolean>) => Promise<void>
}

/** Hears what the server tells open pages. */
async function followEdits(port: number): Promise<Edits> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.from('sixteen letters.').toString('base64'),
    'Sec-WebSocket-Protocol': 'vite-hmr',
  }
  const socket = await new Promise<Socket>((resolve, reject) => {
    const upgrade = request({ port, host: '127.0.0.1', path: '/', headers })
    upgrade.on('upgrade', (_, opened) => resolve(opened))
    upgrade.on('response', ({ statusCode }) => reject(new Error(`No web socket: ${statusCode}`)))
    upgrade.on('error', reject)
    upgrade.end()
  })
  onTestFinished(() => {
    socket.destroy()
  })
  let unread = 0
  let count = 0
  let wake = (): void => {}
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    const told = chunk.toString().split('vitrine:update').length - 1
    unread += told
    count += told
    wake()
  })
  const next = async (): Promise<void> => {
    if (unread === 0)
      await new Promise<void>((resolve) => {
        wake = () => {
          if (unread > 0) resolve()
        }
      })
    unread = 0
  }
  return {
    next,
    count: () => count,
    shows: async (isTrue) => {
      do await next()
      while (!(await isTrue()))
    },
  }
}
