import { expect, test } from 'vitest'
import { readSet } from '../../bench/safety/read-set.ts'
import { score } from '../../bench/safety/score.ts'
import results from '../../web/features/site/content/safety-results.json' with { type: 'json' }

test('the page /securite-ia claims nothing that the detector does not reach (`npm run safety:results`)', () => {
  const { met } = score(readSet('held-out'))
  for (const level of ['crise', 'vigilance', 'danger', 'none'] as const)
    expect(met[level], level).toBeGreaterThanOrEqual(results.shares[level])
})
