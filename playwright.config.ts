import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'
import { oidcSettings } from './tests/support/servers/oidc-server.ts'

// Each worker reads this file again: what the first reading chose goes on to them through the environment.
process.env.BROWSER_TEST_PORT ??= String(await freePort())
process.env.BROWSER_TEST_OIDC_PORT ??= String(await freePort())
process.env.BROWSER_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'mivoix-browser-'))
process.env.BROWSER_TEST_TEMPLATE ??= mkdtempSync(join(tmpdir(), 'mivoix-template-'))
const port = process.env.BROWSER_TEST_PORT
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than processors: journeys also wait, for a mail, a call or a clock.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Generous, because a busy machine is no fault of the product.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 2 : 0,
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Nothing is slower than waiting for what slides and fades; pages honour the setting, as they must for people.
    contextOptions: { reducedMotion: 'reduce' },
    // Each visitor would install one and fetch every file through it, a fifth of the time of a page: its own journeys turn it on.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      // Without a locale Chromium writes downloads elsewhere than asked when the folder's name has an accent.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    // One context for the tests of a worker, emptied between them: the scripts of the pages stay cached and compiled.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // An action that is stuck fails with its name long before the test timeout.
    actionTimeout: 30_000,
  },
  // A journey whose subject is not the width runs once: tagged @phone or @desktop.
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  // The product itself, as a newcomer starts it, on a data folder of its own.
  webServer: {
    command: 'node tests/support/servers/browser-server.ts',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.BROWSER_TEST_DATA,
      // Each test comes from an address of its own, so that one cannot use up another's rate limits.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DEMO: 'on',
      // Proofs of work are solved as ever, but are no work.
      SECURITY_CHECK_ITERATIONS: '10',
      // Started by the journey that needs it; until then nobody answers there.
      OIDC_PROVIDERS: oidcSettings(`http://127.0.0.1:${process.env.BROWSER_TEST_OIDC_PORT}`),
    },
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
