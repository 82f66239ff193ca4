import { describe, expect, test } from 'vitest'
import { type ParentalState, parentalState } from './parental.ts'

const at = new Date('2026-11-10T10:00:00Z')
const request = { expiresAt: new Date('2026-11-17T10:00:00Z'), grantedAt: null, refusedAt: null, withdrawnAt: null }
const seventeen = '2009-11-18'

describe('state of a parental request', () => {
  test.each<[ParentalState, Partial<typeof request> | object, string]>([
    ['asked', {}, '2026-11-17T09:59:59Z'],
    ['expired', {}, '2026-11-17T10:00:00Z'],
    ['granted', { grantedAt: at }, '2027-03-01T10:00:00Z'],
    ['refused', { refusedAt: at }, '2026-11-12T10:00:00Z'],
    ['withdrawn', { grantedAt: at, withdrawnAt: at }, '2026-11-12T10:00:00Z'],
  ])('%s', (expected, answer, instant) => {
    const now = new Date(instant)
    expect(parentalState({ ...request, ...answer }, seventeen, { today: '2026-11-17', now })).toBe(expected)
  })

  test.each([{}, { grantedAt: at }, { refusedAt: at }, { grantedAt: at, withdrawnAt: at }])(
    'from the eighteenth birthday on, no answer counts any more: %j',
    (answer) => {
      const stateOn = (today: string) => parentalState({ ...request, ...answer }, seventeen, { today, now: at })
      expect(stateOn('2027-11-17')).not.toBe('adult')
      expect(stateOn('2027-11-18')).toBe('adult')
    },
  )

  test('nobody counts as an adult without a birthdate', () => {
    expect(parentalState(request, null, { today: '2026-11-10', now: at })).toBe('asked')
  })
})
