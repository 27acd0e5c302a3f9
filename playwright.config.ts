import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { PartOptions } from './e2e/support/test.ts'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Browser tests drive the built site: `npm run e2e` and `npm test` serve it and say where in the environment
 * (`BASE_URL`, `SUB_URL`, `TEST_BUILDS`). Each project is a part of the design's table, counted by itself.
 */
export default defineConfig<PartOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Two cores carry the browsers, the servers and what they build: what is slow there is not broken.
  expect: { timeout: 15_000 },
  outputDir: '.cache/test/playwright',
  projects: [
    // Whatever has no project of its own is a promise of an issue, so that no folder is left out.
    {
      name: 'behaviour',
      testIgnore: ['sweep/**', 'demos/**', 'demos-loop/**', 'matrix/**', 'engines/**', 'e2e/looks/**'],
    },
    { name: 'sweep', testMatch: 'sweep/**/*.spec.ts' },
    { name: 'demos', testMatch: ['demos/**/*.spec.ts', 'demos-loop/**/*.spec.ts'], use: { mostPageLoads: 1 } },
    {
      name: 'looks',
      testMatch: 'e2e/looks/**/*.spec.ts',
      expect: {
        timeout: 15_000,
        toHaveScreenshot: {
          pathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
          // Measured: the same browser draws the same pixels, one six versions older up to 20 of another shade, all below this
          // threshold (about five of 256 greys). A border of another grey is 576 pixels, an icon that moves by one 86.
          threshold: 0.02,
          maxDiffPixels: 10,
        },
      },
      use: {
        mostPageLoads: 1,
        launchOptions: {
          ...(installed === undefined ? {} : { executablePath: installed }),
          args: [...args, '--disable-lcd-text', '--force-color-profile=srgb'],
          env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('e2e/looks/fonts.conf', import.meta.url)) },
        },
      },
    },
    { name: 'matrix', testMatch: 'matrix/**/*.spec.ts', use: { mostPageLoads: 3 } },
    // Beside Chromium. What of the tests above runs here in `npm test` is said in `scripts/lib/find-engines.mjs`.
    {
      name: 'firefox',
      testIgnore: ['engines/webkit.spec.ts', 'e2e/looks/**'],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(new URL('e2e/engines/firefox.mjs', import.meta.url)),
          args: [],
          firefoxUserPrefs: {
            // Without a screen Firefox takes the machine for one without a mouse.
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
            // A page that comes back from memory is there, and the driver is told nothing of it: it waits for ever.
            'browser.sessionhistory.max_total_viewers': 0,
          },
        },
      },
    },
    { name: 'webkit', testMatch: 'engines/webkit.spec.ts' },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:4173',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    launchOptions: {
      ...(installed === undefined ? {} : { executablePath: installed }),
      args,
    },
  },
})
