import { expect, test } from 'vitest'
import { weightsFingerprint } from '../../bench/safety/weights-fingerprint.ts'
import results from '../../web/features/site/content/safety-results.json' with { type: 'json' }

test('the figures of the page /securite-ia were measured on this very detector (`npm run safety:results`)', () => {
  expect(results.weights).toBe(weightsFingerprint())
})
