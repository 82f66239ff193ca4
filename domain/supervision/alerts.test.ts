import { describe, expect, test } from 'vitest'
import { addMinutes } from '../time.ts'
import { alertsOf, escalationOf, type StudentFacts } from './alerts.ts'

const now = new Date('2026-11-23T09:00:00Z')
const daysAgo = (days: number) => addMinutes(now, -days * 24 * 60)

type Consultation = StudentFacts['consultations'][number]
const consultation = (id: string, days: number, given: Partial<Consultation> = {}): Consultation => ({
  appointmentId: id,
  startsAt: daysAgo(days),
  endsAt: addMinutes(daysAgo(days), 45),
  verdict: 'held',
  arrivedAt: daysAgo(days),
  isNoteHandedIn: true,
  ...given,
})
const found = (facts: Partial<StudentFacts>) =>
  alertsOf({ ratings: [], consultations: [], ...facts }, now).map(
    ({ kind, appointmentId }) => `${kind} ${appointmentId}`,
  )
const rated = (...stars: number[]) => stars.map((given, index) => ({ appointmentId: `r${index}`, stars: given }))
const late = (id: string, days: number, minutes: number) =>
  consultation(id, days, { arrivedAt: addMinutes(daysAgo(days), minutes) })

describe('alerts', () => {
  test('nothing happened: none', () => {
    expect(
      found({ ratings: rated(5, 4, 3, 3, 3), consultations: [consultation('a', 1), consultation('b', 40)] }),
    ).toEqual([])
  })

  test('a rating of two stars or fewer', () => {
    expect(found({ ratings: rated(3, 2, 1) })).toEqual(['low_rating r1', 'low_rating r2'])
  })

  test('a mean of the five latest below three, and not of four', () => {
    expect(found({ ratings: rated(3, 3, 3, 3, 2) })).toContain('low_mean r0')
    expect(found({ ratings: rated(3, 3, 3, 3, 3, 1) })).not.toContain('low_mean r0')
    expect(found({ ratings: rated(3, 3, 3, 2) })).not.toContain('low_mean r0')
  })

  test('more than five minutes late twice within thirty days, told of the latest', () => {
    expect(found({ consultations: [late('a', 3, 6), late('b', 1, 7)] })).toEqual(['late_twice b'])
    expect(found({ consultations: [late('a', 3, 5), late('b', 1, 7)] })).toEqual([])
    expect(found({ consultations: [late('a', 31, 9), late('b', 1, 7)] })).toEqual([])
  })

  test('an absence, which is no lateness', () => {
    const absent = { verdict: 'practitioner_absent', arrivedAt: addMinutes(daysAgo(1), 20) } as const
    expect(found({ consultations: [late('a', 3, 6), consultation('b', 1, absent)] })).toEqual(['absence b'])
  })

  test('a note not submitted after 48 hours, of a consultation that took place', () => {
    const unwritten = { isNoteHandedIn: false } as const
    expect(found({ consultations: [consultation('a', 3, unwritten), consultation('b', 2, unwritten)] })).toEqual([
      'note_overdue a',
    ])
    expect(found({ consultations: [consultation('a', 3, { ...unwritten, verdict: 'patient_absent' })] })).toEqual([])
    expect(found({ consultations: [consultation('a', 3, { ...unwritten, verdict: null })] })).toEqual([])
  })
})

test('an unseen crisis goes to referents after half an hour, to administrators after two hours', () => {
  expect([0, 29, 30, 119, 120].map((minutes) => escalationOf(now, addMinutes(now, minutes)))).toEqual([
    'supervisor',
    'supervisor',
    'referents',
    'referents',
    'administrators',
  ])
})
