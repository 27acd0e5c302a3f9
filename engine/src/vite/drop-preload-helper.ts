import type { Plugin } from 'vite'

/** Vite wraps each `import()` in a helper that loads stylesheets first; there is one stylesheet and it is always there. */
export function dropPreloadHelper(): Plugin {
  return {
    name: 'vitrine:drop-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
