import { expect, test } from 'vitest'
import { workByMonth } from './work-by-month.ts'

const consultation = (startsAt: string) => ({ starts_at: startsAt })
const alert = (at: string) => ({ raisedAt: new Date(at) })

test('a month with an alert or hours alone is shown, latest first', () => {
  const told = workByMonth({
    consultations: [consultation('2026-10-30T09:00:00Z'), consultation('2026-10-02T09:00:00Z')],
    alerts: [alert('2026-11-01T10:00:00Z')],
    hours: [
      { day: '2026-10-30', minutes: 45 },
      { day: '2026-10-02', minutes: 15 },
      { day: '2026-08-31', minutes: 90 },
    ],
  })
  expect(
    told.map(({ month, consultations, alerts, minutes }) => [month, consultations.length, alerts.length, minutes]),
  ).toEqual([
    ['2026-11', 0, 1, 0],
    ['2026-10', 2, 0, 60],
    ['2026-08', 0, 0, 90],
  ])
})

test('a month begins at midnight in Paris', () => {
  const [only] = workByMonth({ consultations: [consultation('2026-10-31T23:30:00Z')], alerts: [], hours: [] })
  expect(only?.month).toBe('2026-11')
})
