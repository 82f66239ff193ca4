import { defineConfig } from 'vitest/config'

// Generous, because a busy machine is no fault of the product: only what hangs shall fail by time.
const everywhere = { restoreMocks: true, testTimeout: 60_000, hookTimeout: 120_000 } as const

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

export default defineConfig({
  test: {
    projects: [
      unit('UTC', ['domain', 'web', 'server']),
      // Scoring thousands of messages takes long, and no clock is near it.
      unit('Pacific/Auckland', ['domain', 'web'], ['**/safety-*.test.ts']),
      { test: { ...everywhere, name: 'architecture', include: ['tests/architecture.test.ts'] } },
      {
        test: {
          ...everywhere,
          name: 'api',
          retry: process.env.CI ? 1 : 0,
          include: ['tests/api/**/*.test.ts', 'tests/rights/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
  },
})
