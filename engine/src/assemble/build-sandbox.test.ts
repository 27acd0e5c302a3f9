import { expect, it } from 'vitest'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { buildSandbox } from './build-sandbox.ts'

it('gives a project with exact versions, every documented package among them, and an entry for the demo', () => {
  const config = resolveFixture(openFixture('lamps'))
  const cord = { name: '@cord/plug', version: '2.0.0' }
  const { entry, files } = buildSandbox({ ...config, packages: [...config.packages, cord] })
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '{}') as Record<
    string,
    Record<string, string>
  >
  expect(dependencies).toMatchObject({ 'lamp-kit': '3.1.4', '@cord/plug': '2.0.0' })
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(entry).toBe('src/App.tsx')
  expect(files).not.toHaveProperty('src/App.tsx')
  expect(files['src/main.tsx']).toContain("import App from './App.tsx'")
})

it('takes the stylesheets of the component along, but not what dresses demos on the site only', () => {
  const site = resolveFixture(openFixture('lamps', { 'look/lamp.css': '.lamp {}', 'look/stage.css': '.x-a {}' }))
  const at = (name: string): string => `${site.root}/look/${name}`
  const harness = { prefix: 'x-', styles: [at('stage.css')] }
  const { files } = buildSandbox({ ...site, styles: [at('lamp.css'), at('stage.css')], harness })
  expect(files['src/lamp.css']).toBe('.lamp {}')
  expect(files['src/main.tsx']).toContain("import './lamp.css'\nimport App")
  expect(files).not.toHaveProperty('src/stage.css')
})
