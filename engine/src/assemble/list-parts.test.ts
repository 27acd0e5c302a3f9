import { expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'
import { reservedTabs } from './list-parts.ts'

it.each(reservedTabs)(
  'the key "%s" is no author\'s, links may name it, and no heading may have its id',
  async (key) => {
    const body = `[here](?tab=${key})\n\n## Part {#tab-${key}}\n\n:::tab{key="${key}" title="Mine"}\nDust.\n:::`
    const { problems } = await loadFiles({ 'content/en-US/index.md': writePage('Home', body) })
    expect(problems).toEqual([
      `content/en-US/index.md:6\n  The heading "Part" has the id "tab-${key}", which belongs to the tab "${key}".\n` +
        '  Give the heading another id: Part {#another-id}.',
      `content/en-US/index.md:8\n  The tab key "${key}" is taken.\n  Choose another key.`,
    ])
  },
)
