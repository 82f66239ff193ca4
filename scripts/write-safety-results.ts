import { writeFileSync } from 'node:fs'
import { crossValidate } from '../bench/safety/cross-validate.ts'
import { weightsFingerprint } from '../bench/safety/weights-fingerprint.ts'

/** `npm run safety:results`: what the detector reaches on messages it has not met (cross-validation), for the page /securite-ia. */
const { met, count } = crossValidate()
const perMille = (share: number) => Math.floor(share * 1000) / 1000
const results = {
  measuredOn: new Date().toISOString().slice(0, 10),
  weights: weightsFingerprint(),
  messages: count,
  shares: {
    crise: perMille(met.crise),
    vigilance: perMille(met.vigilance),
    danger: perMille(met.danger),
    none: perMille(met.none),
  },
}
const file = new URL('../web/features/site/content/safety-results.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
console.log(results)
