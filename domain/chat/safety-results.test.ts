import { expect, test } from 'vitest'
import { crossValidate } from '../../bench/safety/cross-validate.ts'
import results from '../../web/features/site/content/safety-results.json' with { type: 'json' }

test('the page /securite-ia claims nothing that the detector does not reach (`npm run safety:results`)', {
  timeout: 180_000,
}, () => {
  const { met } = crossValidate()
  for (const level of ['crise', 'vigilance', 'danger', 'none'] as const)
    expect(met[level], level).toBeGreaterThanOrEqual(results.shares[level])
})
