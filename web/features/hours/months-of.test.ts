import { expect, test } from 'vitest'
import { monthsOf } from './months-of.ts'
import type { StageHours } from './queries.ts'

const hours = (day: string, kind: StageHours['kind'], minutes: number, state: StageHours['state'] = 'confirmed') => ({
  id: `${day}-${kind}`,
  day,
  kind,
  minutes,
  state,
  source: 'declared' as const,
  description: null,
  decided_by_name: null,
  reason: null,
})

test('confirmed hours count in their month, by kind', () => {
  expect(
    monthsOf([
      hours('2026-11-13', 'session', 45),
      hours('2026-11-02', 'session', 45),
      hours('2026-11-01', 'training', 60, 'waiting'),
      hours('2026-10-31', 'note', 15),
    ]),
  ).toEqual([
    { month: '2026-11', confirmedMinutes: 90, byKind: [{ kind: 'session', minutes: 90 }] },
    { month: '2026-10', confirmedMinutes: 15, byKind: [{ kind: 'note', minutes: 15 }] },
  ])
})
