import type { Plugin } from 'vite'

/**
 * Removes the helper with which Vite wraps each `import()`. The helper loads the chunk's stylesheets first, but the
 * site has only one stylesheet, and every page has loaded it.
 */
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
