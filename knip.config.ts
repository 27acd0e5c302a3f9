import type { KnipConfig } from 'knip'
import { api } from './site/api/entries.ts'
import docs from './site/docs.config.ts'

const config: KnipConfig = {
  // The checks start it by its path.
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'bench/*.{ts,mjs}'],
      project: ['scripts/**/*.mjs', 'bench/**/*.{ts,mjs}', 'e2e/**/*.ts'],
      // The pictures of the tests name their faces by text. A site that is built finds Pagefind by its folder.
      ignoreDependencies: ['@fontsource/dejavu-mono', 'pagefind'],
    },
    engine: {
      entry: [
        'typescript-hooks.mjs',
        'src/api/read/compiler/extract-types.mjs',
        // Named by the text of a module that the build writes.
        'src/theme/api/atom-preset.client.tsx',
        'src/theme/search/*-engine.client.ts',
        'src/entry/*.client.ts',
        // Compiled alone, for the document of a sandboxed frame.
        'src/try/frame/frame.client.ts',
        'src/prerender/entry.ts',
        'src/**/*.worker.ts',
      ],
      project: ['src/**/*.{ts,tsx,mjs}', 'test/*.ts', '*.mjs', 'bin/*.mjs'],
      // The tests of pictures for links ask for its stylesheet by its path.
      ignoreDependencies: ['@fontsource-variable/figtree', 'pagefind'],
    },
    site: {
      // The probes are started, and their page is bundled, by path.
      entry: [
        'docs.config.ts',
        'demos/*.tsx',
        'theme/*.tsx',
        'facts/main.ts',
        'history/main.ts',
        'facts/*.client.tsx',
        'samples/**/*.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}'],
      // The reference, the face and the pictures for links name packages by text. The library itself is imported by the demos.
      ignoreDependencies: [
        ...new Set(api.entries.map(({ from }) => from).filter((from) => from !== docs.library.package)),
        '@fontsource-variable/figtree',
        '@fontsource-variable/noto-sans-sc',
      ],
    },
  },
}

export default config
