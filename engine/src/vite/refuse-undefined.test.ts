import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { createFolder, type SiteFiles } from '../../test/open-fixture.ts'
import { noteUndefined, refuseUndefined } from './refuse-undefined.ts'

const kit = {
  'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "main": "index.js" }',
  'node_modules/kit/index.js': 'export const lamp = 1',
  'node_modules/old/package.json': '{ "name": "old", "type": "module", "main": "index.js" }',
  'node_modules/old/index.js': "import * as kit from 'kit'\nexport const bulb = kit.bulb ?? 1",
}

it('names the file, the line and the name that a package does not have', async () => {
  const demo = "import * as kit from 'kit'\n\n// A lamp.\nconsole.log(kit.lamp, kit.gone)\n"
  await expect(bundle({ ...kit, 'demos/lamp.js': demo })).rejects.toThrow(
    `1 problem

demos/lamp.js:4
  "gone" is used, but node_modules/kit/index.js exports nothing of this name.
  Correct the name, or install a version of the package that has it.`,
  )
})

it('lets packages ask each other for what only some versions have', async () => {
  await expect(
    bundle({ ...kit, 'demos/lamp.js': "import { bulb } from 'old'\nconsole.log(bulb)\n" }),
  ).resolves.toBeUndefined()
})

async function bundle(files: SiteFiles): Promise<void> {
  const root = createFolder(files)
  const input = join(root, 'demos/lamp.js')
  const plugins = [noteUndefined()]
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: { write: false, rolldownOptions: { input } },
  })
  refuseUndefined(plugins)
}
