import { expect, it } from 'vitest'
import { enUs } from '../i18n/en-us.ts'
import type { Site } from '../model/site.ts'
import type { TryData } from '../model/try.ts'
import { buildSecurityPolicy } from '../prerender/build-security-policy.ts'
import { createTryFiles } from './create-try-files.ts'

const frame = 'listen()'
const runtime = { code: 'self.tryPackages = {}', packages: ['react', 'lamp-kit'], modules: [] }

function create(site: object): Record<string, TryData> {
  const files = new Map<string, string>()
  const addresses = createTryFiles(
    {
      config: { locales: [{ id: 'en-US' }], packages: [{ name: 'lamp-kit', version: '1.2.3' }] },
      api: { state: 'off' },
      demos: [{}],
      ...site,
    } as unknown as Site,
    { frame, runtime },
    ({ name, ending, content }) => {
      files.set(`/${name}.${ending}`, content.toString())
      return `/${name}.${ending}`
    },
  )
  return Object.fromEntries(
    Object.entries(addresses).map(([id, path]) => [id, JSON.parse(files.get(path) ?? '{}') as TryData]),
  )
}

it('a page needs one file for its language, which names the others', () => {
  const { document, ...data } = create({})['en-US'] ?? {}
  expect(data).toEqual({
    words: enUs.try,
    runtime: '/try-packages.js',
    packages: ['react', 'lamp-kit'],
    version: '1.2.3',
  })
  expect(document).toContain(`<script>${frame}</script>`)
})

it('the frame may do nothing but run the code that it is handed, and the page allows its one script', () => {
  const { document = '' } = create({})['en-US'] ?? {}
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(document)?.[1]?.split('; ') ?? []
  const hash = /'sha256-[^']+'/.exec(policy.join())?.[0] ?? ''
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src ${hash} blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "worker-src 'none'",
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ])
  expect(buildSecurityPolicy({ boot: 'run()', frame, serverLoader: undefined, hasWebAssembly: false }).meta).toContain(
    hash,
  )
})

it('a site without demos has nothing to edit', () => {
  expect(create({ demos: [] })).toEqual({})
})

it('what can be recorded are the callbacks of the components that the package exports', () => {
  const prop = (name: string, replacement?: string): object => ({
    name,
    deprecated: replacement === undefined ? undefined : { replacement, id: undefined },
  })
  const props = [prop('onSwitch'), prop('online'), prop('watt'), prop('onDim', 'dimmer.onDim'), prop('onBurn', 'onEnd')]
  const tables = [
    { id: 'Lamp', type: 'LampProps', kind: 'component', props },
    { id: 'Bulb', type: 'BulbProps', kind: 'component', props: [] },
    { id: 'Dimmer', type: 'Dimmer', kind: 'interface', props },
    { id: 'Shade', type: 'ShadeProps', kind: 'component', props },
  ]
  const entries = tables.map(({ id }) => ({ id, from: id === 'Shade' ? 'shade-kit' : 'lamp-kit', export: id }))
  const config = { locales: [{ id: 'en-US' }], packages: [{ name: 'lamp-kit', version: '1.2.3' }], api: { entries } }
  const api = { state: 'ready', references: { 'en-US': { tables } } }
  expect(create({ config, api })['en-US']?.watched).toEqual({
    package: 'lamp-kit',
    components: [{ name: 'Lamp', export: 'Lamp', events: ['onSwitch', 'onDim'] }],
  })
})
