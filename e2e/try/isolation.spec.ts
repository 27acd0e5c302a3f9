import { component, openEditor } from '../support/try.ts'
import { expect, test } from '../support/test.ts'

/** Each tries to get out of the frame. `answer` is what it gets there. */
const escapes: [name: string, code: string, answer: RegExp][] = [
  ['the storage of the site', 'localStorage.getItem("vitrine:color-mode")', /^SecurityError/],
  ['the storage of the visit', 'sessionStorage.length', /^SecurityError/],
  ['cookies', 'document.cookie', /^SecurityError/],
  ['databases', 'indexedDB.open("try")', /^SecurityError/],
  ['caches', 'caches.keys()', /^SecurityError/],
  ['workers of the site', 'navigator.serviceWorker.register("/offline-worker.js")', /^SecurityError/],
  ['the page', 'parent.document.title', /^SecurityError/],
  ['the address of the page', 'top.location.href', /^SecurityError/],
  ['another page', 'void (top.location.href = "/en-US")', /^SecurityError/],
  ['another page by its name', 'void (parent.location = "/en-US")', /^SecurityError/],
  ['its own element', 'frameElement', /^(null|SecurityError)/],
  ['a window', 'open("/en-US")', /^null$/],
  ['code from text', 'new Function("return 1")()', /^EvalError/],
  ['a connection between browsers', 'new RTCPeerConnection()', /^TypeError/],
  ['a worker', 'new Worker(URL.createObjectURL(new Blob(["1"])))', /^(SecurityError|\[object Worker\])/],
]

test('edited code gets out of its frame by no way there is', async ({ page, silence }) => {
  await page.goto('/en-US/demo/single')
  const { write, result, notes } = await openEditor(page)
  await expect(result.getByRole('group', { name: 'Receive the order' })).toBeVisible()
  // The browser writes of each refusal.
  silence.except(/./)

  const answers: string[] = []
  const windows: string[] = []
  page.on('response', (response) => answers.push(response.url()))
  page.context().on('page', (opened) => windows.push(opened.url()))
  const tries = escapes.map(([name, code]) => `${JSON.stringify(name)}: () => ${code},`)
  await write(
    component(`  const tries = { ${tries.join('\n')} }
  const [answers] = useState(() => Object.entries(tries).map(([name, go]) => {
    try { return [name, String(go())] } catch (error) { return [name, error.name + ': ' + error.message] }
  }))
  useEffect(() => {
    fetch('/robots.txt').catch(() => {})
    fetch('https://example.org/').catch(() => {})
    navigator.sendBeacon('/robots.txt', 'x')
    new Image().src = '/favicon.svg'
    const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values))
    add('script', { src: '/robots.txt' })
    add('link', { rel: 'stylesheet', href: '/robots.txt' })
    add('link', { rel: 'prefetch', href: '/robots.txt' })
    add('iframe', { src: '/en-US' })
    new WebSocket('ws://' + 'example.org')
    const spoken = { kind: 'failed', failure: { phase: 'loop', name: '', text: 'spoofed' } }
    parent.postMessage(spoken, '*')
    top.postMessage({ ...spoken, kind: 'size', height: 4000 }, '*')
  }, [])
  return <dl>{answers.map(([name, answer]) => <div key={name}><dt>{name}</dt><dd>{answer}</dd></div>)}</dl>`),
  )
  for (const [name, , answer] of escapes)
    await expect
      .soft(result.locator('div', { has: result.locator('dt').getByText(name, { exact: true }) }).locator('dd'), name)
      .toHaveText(answer)
  await expect(notes.filter({ hasText: 'Edited code has no network.' }).first()).toBeVisible()
  await expect(notes.filter({ hasText: 'cannot open windows' })).toBeVisible()

  // Another window, and the page itself, may speak to the page too. Nobody listens.
  await page.evaluate(() => postMessage({ kind: 'failed', failure: { phase: 'loop', name: '', text: 'spoofed' } }))
  await expect(notes.filter({ hasText: 'spoofed' })).toHaveCount(0)
  expect(answers.filter((address) => /robots\.txt|favicon\.svg|en-US$|example\.org/.test(address))).toEqual([])
  expect(windows).toEqual([])
  await expect(page).toHaveURL('/en-US/demo/single')
})

/** Code that fails, and what the stage says of it. */
const failures: [name: string, code: string, sentence: RegExp][] = [
  [
    'throws at import',
    'throw new Error("early")',
    /^The code threw while it was loaded\. Error: early single\.tsx, line 1$/,
  ],
  ['exports nothing', 'const a = 1', /^The file has no component as its default export/],
  [
    'throws when drawn',
    component('  throw new TypeError("drawn")'),
    /^The component threw while it was drawn or in an effect\. TypeError: drawn single\.tsx, line 3$/,
  ],
  [
    'throws in an effect',
    component('  useEffect(() => {\n    throw new Error("effect") })\n  return null'),
    /^The component threw .* Error: effect single\.tsx, line 4$/,
  ],
  [
    'throws in an event',
    component('  useEffect(() => { setTimeout(() => {\n  throw new Error("later") }) })\n  return null'),
    /^An event or a timer threw\. Error: later single\.tsx, line 4$/,
  ],
  [
    'throws in a promise',
    component('  useEffect(() => { Promise.reject(new Error("promised")) })\n  return null'),
    /^A promise was rejected and nobody caught it\. Error: promised single\.tsx, line 3$/,
  ],
  ['draws an object', component('  return { a: 1 }'), /React: an object is not something that can be drawn/],
  ['reads storage', component('  return localStorage.length'), /runs in a closed frame: it has no storage/],
  [
    'writes the document',
    component('  document.write("x")\n  return null'),
    /cannot rewrite its document\. Refused: document\.write\(\)\./,
  ],
  ['asks', component('  alert("x")\n  return null'), /cannot open dialogs of the browser\. Refused: alert\(\)\./],
  [
    'loops with while',
    component('  let n = 0\n  while (true) n++'),
    /^Stopped: the code ran for more than 1\.5 seconds.*line 4$/,
  ],
  ['loops with for', component('  for (;;) ;'), /^Stopped: the code ran for more/],
  ['calls itself', component('  const go = () => go() + 1\n  return go()'), /RangeError.*Too deep or too large/],
  [
    'chains promises',
    component('  useEffect(() => { const go = () => Promise.resolve().then(() => go()); go() }, [])\n  return null'),
    /^Stopped: the code ran for more/,
  ],
  [
    'sets state in each effect',
    component('  const [n, setN] = useState(0)\n  useEffect(() => { setTimeout(() => setN(n + 1)) })\n  return n'),
    /./,
  ],
  [
    'takes all memory',
    component('  const all = []\n  for (;;) all.push("x".repeat(64))'),
    /^Stopped: the code ran for more/,
  ],
]

test('code that fails says so on the stage, with its line, and the page and the other demos go on', async ({
  page,
  silence,
}) => {
  silence.except(/./)
  await page.goto('/en-US/demo/single')
  const { write, notes, result } = await openEditor(page)
  for (const [name, code, sentence] of failures.filter(([each]) => each !== 'sets state in each effect')) {
    await write(code)
    await expect(notes.filter({ hasText: sentence }).first(), name).toBeVisible()
  }
  await write(component('  const [n, setN] = useState(0)\n  useEffect(() => setN(n + 1))\n  return n'))
  await expect(notes.first()).toContainText(
    /Stopped: the component draws itself again and again|React: too many updates/,
  )

  await write(component('  return <p>sound again</p>'))
  await expect(result.getByText('sound again')).toBeVisible()
  await expect(notes).toHaveCount(0)
  const other = page.locator('[data-demo="single-rtl"]')
  await other.scrollIntoViewIfNeeded()
  await expect(other).toHaveAttribute('data-state', 'fulfilled')
})

test('a loop that no guard can see is stopped by the reader, and the page answers meanwhile', async ({
  page,
  silence,
}) => {
  silence.except(/./)
  await page.goto('/en-US/demo/single')
  const { write, notes, panel, result } = await openEditor(page)
  await expect(result.getByRole('group')).toBeVisible()
  await write(component('  return String(/^(a+)+$/.test("a".repeat(40) + "!"))'))
  await expect(notes.filter({ hasText: 'The code does not answer.' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).last().click()
  await expect(notes).toHaveText('Stopped. Nothing is running.')
  await write(component('  return <p>sound again</p>'))
  await expect(result.getByText('sound again')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
})
