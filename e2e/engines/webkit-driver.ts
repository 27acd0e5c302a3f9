import { expect } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What WebDriver calls an element: an object with one key of a fixed name. */
export type Reference = Readonly<Record<string, string>>

interface Size {
  width: number
  height: number
}

/** WebKit's own WebDriver, on a screen that nobody sees, with one window. */
export class WebkitDriver {
  readonly #home = mkdtempSync(join(tmpdir(), 'webkit-'))
  readonly #processes: ChildProcess[] = []
  #address = ''
  #session = ''

  async start(): Promise<void> {
    const screen = this.#run('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {})
    const [display] = (await once(screen, 'data')) as [string]
    const port = await findPort()
    this.#run('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${display.trim()}`,
      GDK_BACKEND: 'x11',
      HOME: this.#home,
      XDG_RUNTIME_DIR: this.#home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs rights that a container does not have. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    this.#address = `http://127.0.0.1:${port}`
    const isReady = () => this.#send('GET', '/status').then(Boolean, () => false)
    await expect.poll(isReady, { message: 'WebKitWebDriver answers' }).toBe(true)
  }

  /** Opens the window. */
  async open({ viewport }: { viewport: Size }): Promise<void> {
    const browser = { binary: process.env.WEBKIT_BROWSER ?? 'MiniBrowser', args: ['--automation'] }
    const { sessionId } = await this.#send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
    })
    this.#session = `/session/${sessionId}`
    // A page that is left while it is asked may never answer.
    await this.ask('POST', '/timeouts', { script: 3000 })
    await this.#resize(viewport)
  }

  /** Asks the open window. `path` is what WebDriver has behind the session. */
  ask<Value>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Value> {
    return this.#send(method, this.#session + path, body)
  }

  /** Runs a function in the page. References become elements there, and elements references here. */
  run<Result>(inPage: (...values: never[]) => Result, ...values: readonly unknown[]): Promise<Awaited<Result>> {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve((${inPage.toString()})(...[...arguments].slice(0, -1))).then(done)`
    return this.ask('POST', '/execute/async', { script, args: values })
  }

  stop(): void {
    for (const child of this.#processes) child.kill()
    // What is ending may still write.
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  /** The window has a bar above the page, and is never narrower than that bar. */
  async #resize({ width, height }: Size): Promise<void> {
    const size = { width, height }
    await this.ask('POST', '/window/rect', size)
    const inner = await this.run(() => innerHeight)
    await this.ask('POST', '/window/rect', { width, height: height + (height - inner) })
    await expect.poll(() => this.run(() => innerHeight), { message: 'the height of the window' }).toBe(height)
  }

  async #send<Value>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Value> {
    const answer = await fetch(this.#address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new Error(`WebKit does not answer ${method} ${path} ${JSON.stringify(body)}`, { cause: error })
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (typeof value?.error === 'string') throw new Error(`WebKit answers ${value.error}: ${value.message ?? ''}`)
    return value
  }

  #run(
    program: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): NonNullable<ChildProcess['stdout']> {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] })
    this.#processes.push(child)
    return child.stdout.setEncoding('utf8')
  }
}

/** A port that nobody listens on. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
