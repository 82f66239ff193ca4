import { describe, expect, it } from 'vitest'
import { clinicalRuleFor, clinicalRules } from './clinical-rules.ts'
import { plainTextOf } from './plain-text.ts'

describe('clinical rules', () => {
  it('are few enough to be reviewed', () => {
    expect(clinicalRules.length).toBeGreaterThanOrEqual(30)
    expect(clinicalRules.length).toBeLessThanOrEqual(60)
  })

  it.each(clinicalRules)('$situation: $example', ({ situation, form, example }) => {
    expect(plainTextOf(example)).toMatch(form)
    expect(clinicalRuleFor(plainTextOf(example))?.situation).toBe(situation)
  })

  it.each(clinicalRules)('no alarm: $twin', ({ twin }) => {
    expect(clinicalRuleFor(plainTextOf(twin))).toBeUndefined()
  })

  it('look through a long message within bounds, against ReDoS', () => {
    for (const { form } of clinicalRules) expect(form.source).not.toMatch(/\.[*+]/)
  })
})
