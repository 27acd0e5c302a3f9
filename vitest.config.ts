import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['engine/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['engine/test/temporary-folder.ts'],
    setupFiles: ['engine/test/fail-on-console.ts'],
    // The theme studio reads the stylesheet as text. Other stylesheets are empty in tests.
    css: { include: [/\/select\.css/] },
    // Two cores are what the tests are timed for; builds of fixture sites need the longer limit.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
