import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, openFixture, writeFiles } from '../../test/open-fixture.ts'
import { runBuild } from '../../test/run-vitrine.ts'
import { hashText } from '../node/hash-files.ts'
import { listFiles } from '../node/list-files.ts'
import { shardFile, type ShardManifest } from '../prerender/shard.ts'
import { mergeShards } from './merge-shards.ts'

it('three shards, merged in any order, are to the byte what one build writes', async () => {
  const root = openFixture('lamps')
  const built = await runBuild(root)
  expect(built).toMatchObject({ code: 0 })
  for (const shard of [1, 2, 3]) {
    const part = await runBuild(root, '--shard', `${shard}/3`, '--out', join(root, `parts/${shard}`))
    expect(part).toMatchObject({ code: 0 })
  }
  const parts = [3, 1, 2].map((shard) => join(root, `parts/${shard}`))
  const html = parts.map((part) => listFiles(part).filter((path) => path.endsWith('.html')).length)
  expect(Math.max(...html)).toBeLessThan(15)
  await mergeShards(parts, join(root, 'merged'))
  const read = (folder: string): [string, string][] =>
    listFiles(folder).map((path) => [path, hashText(readFileSync(join(folder, path)))])
  expect(read(join(root, 'merged'))).toEqual(read(join(root, 'dist')))
  // Four builds: ten seconds, and much more on a machine that has other work.
}, 240_000)

const page = 'A lamp.'
const offline = { worker: '', unneeded: [], addresses: [], words: {} }

/** Two shards of a site with two pages, and what is wrong with the second one. */
function writeShards(wrong: Partial<ShardManifest> = {}): {
  root: string
  folders: string[]
  merge: () => Promise<string>
} {
  const root = createFolder()
  const folders = ['a', 'b'].map((name, at) => {
    const manifest: ShardManifest = {
      shard: at + 1,
      of: 2,
      engine: 'vitrine 1.0.0',
      node: 'v20.20.0',
      commit: 'c0ffee',
      config: 'x',
      sources: 'y',
      files: [[`${name}.html`, hashText(page).slice(0, 16)]],
      offline,
      ...(at === 1 ? wrong : {}),
    }
    writeFiles(join(root, name), { [shardFile]: JSON.stringify(manifest), [`${name}.html`]: page })
    return join(root, name)
  })
  const merge = (): Promise<string> =>
    mergeShards(folders, join(root, 'out')).then(
      () => 'merged',
      (error: unknown) => String(error instanceof Error ? error.message : error).replaceAll(root, ''),
    )
  return { root, folders, merge }
}

describe('what does not belong together is refused in a sentence, and the output stays as it was', () => {
  it.each<[string, Partial<ShardManifest>, string]>([
    [
      'a number',
      { of: 3 },
      'The shard in "/b" is one of 3, and the one in "/a" one of 2: build all with the same number.',
    ],
    [
      'an engine',
      { engine: 'vitrine 2.0.0' },
      'The shard in "/b" was made by vitrine 2.0.0, and the first one by vitrine 1.0.0: install the same version for all.',
    ],
    [
      'a Node',
      { node: 'v24.0.0' },
      'The shard in "/b" was made with Node v24.0.0, and the first one with v20.20.0: use the same version for all.',
    ],
    [
      'a commit',
      { commit: '' },
      'The shard in "/b" was made from the commit (none), and the first one from c0ffee: check out the same commit for all, whole.',
    ],
    [
      'a configuration',
      { config: 'z' },
      'The shard in "/b" was made with another configuration than the first one: give all the same docs.config.ts, --base, SITE_ORIGIN and SITE_REPOSITORY.',
    ],
    [
      'sources',
      { sources: 'z' },
      'The shard in "/b" was made from other sources or packages than the first one: use one state of both for all, with "npm ci".',
    ],
    ['a number twice', { shard: 1 }, 'The shard 1/2 is there twice, in "/a" and "/b": leave one out.'],
    [
      'a lost file',
      { files: [['c.html', 'abc']] },
      '"c.html" of the shard 2/2 in "/b" is missing: copy the folder again, files with a dot in front too.',
    ],
    [
      'a torn file',
      { files: [['b.html', 'abc']] },
      '"b.html" of the shard 2/2 in "/b" is not as it was built: copy the folder again, files with a dot in front too.',
    ],
  ])('%s', async (_, wrong, sentence) => {
    const { root, merge } = writeShards(wrong)
    writeFiles(join(root, 'out'), { '.vitrine': '', 'old.html': 'old' })
    expect(await merge()).toBe(sentence)
    expect(listFiles(join(root, 'out'))).toEqual(['.vitrine', 'old.html'])
  })

  it('a missing one, one that is none, and an output that holds them', async () => {
    const { root, folders, merge } = writeShards()
    const say = (names: string[], out: string): Promise<string> =>
      mergeShards(names, out).then(
        () => 'merged',
        (error: unknown) => String(error instanceof Error ? error.message : error).replaceAll(root, ''),
      )
    const [first = '', second = ''] = folders
    const out = join(root, 'out')
    expect(await say([second], out)).toBe(
      'The shard 1/2 of the site is missing: build it, for example with vitrine build --shard 1/2, and name all folders.',
    )
    expect(await say([], out)).toBe(
      'There is nothing to merge: name the folders of the shards, for example vitrine merge parts/*',
    )
    writeFiles(first, { '.vitrine': '' })
    expect(await say(folders, first)).toBe('The shard "/a" lies in "/a", which is replaced: choose another --out.')
    expect(await say([join(root, 'c')], out)).toBe(
      'The folder "/c" does not exist. Make it with: vitrine build --shard 1/2 --out /c',
    )
    expect(existsSync(out)).toBe(false)
    expect(await merge()).toBe('merged')
    expect(listFiles(out)).toEqual(['.vitrine', 'a.html', 'b.html', 'offline-worker.js', 'offline.json'])
    rmSync(join(second, shardFile))
    expect(await merge()).toBe(
      'The folder "/b" holds no shard: it has no readable ".vitrine-shard.json". Make it with: vitrine build --shard 1/2 --out /b',
    )
  })
})
