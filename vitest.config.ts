import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const everywhere = {
  restoreMocks: true,
  // Generous timeouts, for busy machines: only a test that hangs shall time out.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  // Files of one worker share the loaded modules: loading them took longer than most of the tests.
  isolate: false,
} as const

/** Unit tests run in two time zones, so that no rule depends on the machine's own. */
const unit = (zone: string, folders: readonly string[], exclude: string[] = []) => ({
  test: {
    ...everywhere,
    name: `unit ${zone}`,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude,
    env: { TZ: zone },
  },
})

/**
 * Known race of the `postgres` package: it may write to a connection just after it was closed. Only tests that take the
 * database away run into it, and their query was already refused by then.
 */
const WROTE_TO_A_CLOSED_CONNECTION = /nextWrite .*postgres\/src\/connection\.js/

export default defineConfig({
  test: {
    onUnhandledError: ({ stack = '' }) => (WROTE_TO_A_CLOSED_CONNECTION.test(stack) ? false : undefined),
    // Vitest reserves one CPU for itself, which would leave one worker on two CPUs.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      unit('UTC', ['domain', 'web', 'server']),
      // Slow, and independent of the time zone: the chat, and a hundred thousand presences.
      unit('Pacific/Auckland', ['domain', 'web'], ['domain/chat/**', 'domain/video/verdict-model.test.ts']),
      { test: { ...everywhere, name: 'architecture', include: ['tests/*.test.ts'] } },
      {
        test: {
          ...everywhere,
          name: 'api',
          retry: process.env.CI ? 1 : 0,
          // Many of these tests wait for processes or servers: one more worker than CPUs uses the idle time.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          include: ['tests/api/**/*.test.ts', 'tests/rights/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/every-file.ts'],
        },
      },
    ],
  },
})
