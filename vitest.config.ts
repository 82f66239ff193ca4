import { defineConfig } from 'vitest/config'

const everywhere = { restoreMocks: true, testTimeout: 20_000, hookTimeout: 60_000 } as const

/** Rules must not depend on where the machine stands, so the pure tests run in two time zones. */
const unit = (zone: string) => ({
  test: {
    ...everywhere,
    name: `unit ${zone}`,
    include: ['domain/**/*.test.ts', 'web/**/*.test.ts', 'server/**/*.test.ts', 'tests/architecture.test.ts'],
    env: { TZ: zone },
  },
})

export default defineConfig({
  test: {
    projects: [
      unit('UTC'),
      unit('Pacific/Auckland'),
      {
        test: {
          ...everywhere,
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/rights/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
  },
})
