import { loadEngine } from './load-engine.mjs'
import { builds, folderOf, isBuilt, workFolder } from './test-builds.mjs'

/**
 * Serves those builds that browser tests open by an address, when they exist.
 * @returns {Promise<{ env: Record<string, string>, close: () => Promise<void> }>} `env` tells the tests where
 */
export async function serveBuilds() {
  const run = await loadEngine('production')
  const serve = async (/** @type {string} */ name) => {
    const build = builds.find((one) => one.name === name)
    if (build === undefined || !isBuilt(build)) return undefined
    return run('serve', { out: folderOf(build), base: build.base, port: 0 })
  }
  const [root, sub] = [await serve('root'), await serve('sub')]
  return {
    env: {
      ...(root === undefined ? {} : { BASE_URL: root.url.replace(/\/$/, '') }),
      ...(sub === undefined ? {} : { SUB_URL: sub.url }),
      TEST_BUILDS: workFolder,
      NODE_ENV: 'test',
    },
    close: async () => {
      await Promise.all([root?.close(), sub?.close()])
    },
  }
}
