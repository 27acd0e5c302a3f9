import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { createChecks } from './create-checks.mjs'
import { freePort } from './free-port.mjs'
import { request } from './request.mjs'
import { repository } from '../repository.mjs'
import { runCommand } from '../run-command.mjs'

/** Runs a real nginx with the documented configuration and the built site. */
export async function nginx() {
  const program = await findNginx()
  if (program === undefined) {
    return {
      passed: 0,
      failed: 1,
      output: 'nginx is not installed: install it, for example with apt-get install nginx.',
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = join(folder, 'site')
  const built = await runCommand(process.execPath, [join(repository, 'scripts/build.mjs'), '--out', site])
  if (built.code !== 0) return { passed: 0, failed: 1, output: built.output }
  const port = await freePort()
  writeConfiguration(folder, site, port)
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  server.stderr.on('data', (chunk) => (complaints += chunk))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const ready = await Promise.race([waitForServer(port), ended.then(() => false)])
    if (!ready) return { passed: 0, failed: 1, output: `nginx did not start:\n${complaints}` }
    return await check(`http://127.0.0.1:${port}`, site)
  } finally {
    server.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} origin
 * @param {string} site absolute path of the built site
 */
async function check(origin, site) {
  const { expect, result } = createChecks()
  /**
   * @param {string} path
   * @param {import('node:http').OutgoingHttpHeaders} [headers]
   */
  const get = (path, headers) => request(`${origin}${path}`, { headers })
  const asset = readdirSync(join(site, 'assets')).find((name) => name.endsWith('.js'))

  for (const path of ['/', '/en-US', '/demo', '/demo/single', '/en-US/demo/single']) {
    const page = await get(path)
    expect(`${path} is a page`, page.status === 200 && page.text.includes('<h1'), page.status)
    expect(
      `${path} is asked for again each time`,
      page.headers['cache-control'] === 'no-cache',
      page.headers['cache-control'],
    )
    expect(
      `${path} is HTML in UTF-8`,
      page.headers['content-type'] === 'text/html; charset=utf-8',
      page.headers['content-type'],
    )
    expect(
      `${path} may be framed by its own site only`,
      page.headers['content-security-policy']?.includes("frame-ancestors 'self'"),
    )
  }
  for (const [path, location] of /** @type {const} */ ([
    ['/demo/', '/demo'],
    ['/demo/single/?tab=api', '/demo/single?tab=api'],
    ['/demo/single.html', '/demo/single'],
    ['/index.html', '/'],
    ['/en-US/', '/en-US'],
  ])) {
    const page = await get(path)
    const found = `${page.status} ${page.headers.location}`
    expect(`${path} leads to ${location} for good`, found === `308 ${location}`, found)
  }
  for (const path of [
    '/nothing',
    '/demo/nothing',
    '/404.html',
    '/_headers',
    '/.nojekyll',
    '//evil.example',
    '/a%0d%0ab/',
  ]) {
    const page = await get(path)
    expect(`${path} gets the not-found page`, page.status === 404 && page.text.includes('PAGE NOT FOUND'), page.status)
    expect(`${path} is not kept by caches`, page.headers['cache-control'] === 'no-cache', page.headers['cache-control'])
  }
  const evil = await get('//evil.example/')
  expect(
    '//evil.example/ stays on the site',
    !/^(\/\/|https?:)/.test(evil.headers.location ?? ''),
    evil.headers.location,
  )

  const script = await get(`/assets/${asset}`)
  expect(
    'hashed files are kept for good',
    script.headers['cache-control'] === 'public, max-age=31536000, immutable',
    script.headers['cache-control'],
  )
  const zipped = await get('/demo', { 'accept-encoding': 'gzip' })
  expect('pages are sent compressed', zipped.headers['content-encoding'] === 'gzip', zipped.headers['content-encoding'])
  expect('caches keep the encodings apart', zipped.headers.vary === 'Accept-Encoding', zipped.headers.vary)
  const again = await get('/demo', { 'if-none-match': (await get('/demo')).headers.etag })
  expect('a page the browser has is not sent again', again.status === 304, again.status)
  return result()
}

/**
 * The documented file, with only those three lines changed that the document tells a reader to change.
 * @param {string} folder
 * @param {string} site
 * @param {number} port
 */
function writeConfiguration(folder, site, port) {
  const change = (/** @type {string} */ text, /** @type {string} */ from, /** @type {string} */ to) => {
    if (text.split(from).length !== 2) throw new Error(`docs/hosting/nginx.conf should hold "${from}" once.`)
    return text.replace(from, to)
  }
  let text = readFileSync(join(repository, 'docs/hosting/nginx.conf'), 'utf8')
  text = change(text, 'listen 80;', `listen 127.0.0.1:${port};`)
  text = change(text, 'root /srv/select-docs;', `root "${site}";`)
  writeFileSync(join(folder, 'site.conf'), text)
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find(
    existsSync,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${folder}/${name}";`,
  )
  // When nginx runs as root, its workers would change to an account that cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid "${folder}/nginx.pid"; ${user} events {}
http { ${types === undefined ? '' : `include ${types};`} default_type application/octet-stream; access_log off; ${temporary.join(' ')} include "${folder}/site.conf"; }`,
  )
}

async function findNginx() {
  const paths = ['nginx', '/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']
  const find = async () => {
    for (const path of paths) if ((await runCommand(path, ['-v'])).code === 0) return path
    return undefined
  }
  const found = await find()
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return found
  const options = { timeLimit: 5 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await runCommand('apt-get', ['update'], options)
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], options)
  return find()
}

/** @param {number} port */
async function waitForServer(port) {
  const end = Date.now() + 10_000
  while (Date.now() < end) {
    const answered = await request(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (answered) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
