import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const everywhere = {
  restoreMocks: true,
  // Generous, because a busy machine is no fault of the product: only what hangs shall fail by time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  // Files that run one after the other in a worker share the loaded modules, which took longer than most of their tests.
  isolate: false,
} as const

/** Rules must not depend on where the machine stands, so they run in two time zones. */
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
 * The database client, as it is released, writes to a connection in the moment after it was closed: only tests that take the database away
 * meet it, now and then, and what they asked for was refused by then.
 */
const WROTE_TO_A_CLOSED_CONNECTION = /nextWrite .*postgres\/src\/connection\.js/

export default defineConfig({
  test: {
    onUnhandledError: ({ stack = '' }) => (WROTE_TO_A_CLOSED_CONNECTION.test(stack) ? false : undefined),
    // Vitest keeps one of the processors to itself, which leaves one worker on the two we count on.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      unit('UTC', ['domain', 'web', 'server']),
      // Reading thousands of messages takes long, and no clock is near it.
      unit('Pacific/Auckland', ['domain', 'web'], ['domain/chat/reading/**']),
      { test: { ...everywhere, name: 'architecture', include: ['tests/*.test.ts'] } },
      {
        test: {
          ...everywhere,
          name: 'api',
          retry: process.env.CI ? 1 : 0,
          // Many of these wait for what takes its time, a process or a mail server that comes back: a worker more fills the gaps.
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
