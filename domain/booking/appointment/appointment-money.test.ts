import { expect, test } from 'vitest'
import type { AppointmentFacts } from './appointment-facts.ts'
import { appointmentNow } from './appointment-now.ts'

const booked: AppointmentFacts = {
  mySide: 'patient',
  status: 'upcoming',
  startsAt: new Date('2026-12-04T13:30:00Z'),
  endsAt: new Date('2026-12-04T14:15:00Z'),
  heldUntil: new Date('2026-11-10T09:15:00Z'),
  bookedAt: new Date('2026-11-10T09:00:00Z'),
  movedByPractitioner: false,
  canceledAt: null,
  canceledBy: null,
  priceCents: 2999,
  paidCents: 2999,
  refundedCents: 1000,
  waitingCents: 0,
  leftCents: 1999,
  practitionerName: 'Inès L.',
  verdict: null,
  needsReview: false,
  jointSeconds: null,
}
const early = new Date('2026-12-01T10:00:00+01:00')
const late = new Date('2026-12-04T08:00:00+01:00')
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')

test('a part refunded at the provider is taken off what cancelling gives back, and what it costs', () => {
  expect(appointmentNow(booked, early)).toMatchObject({ refundCents: 1999, feeCents: 0 })
  expect(plain(appointmentNow(booked, early).cancel.sentence)).toContain('19,99 € remboursés. Ensuite : 5,00 €.')
  expect(appointmentNow(booked, late)).toMatchObject({ refundCents: 500, feeCents: 1499 })
  expect(plain(appointmentNow(booked, late).cancel.sentence)).toContain('14,99 € : 5,00 € remboursés sur 19,99 €.')
  const little = { ...booked, refundedCents: 2000, leftCents: 999 }
  expect(appointmentNow(little, late)).toMatchObject({ refundCents: 0, feeCents: 999 })
})

test('a canceled appointment says what is on its way, what has left, or that nothing is due', () => {
  const canceled = { ...booked, status: 'canceled', canceledAt: late, canceledBy: 'patient' } as const
  const said = (facts: Partial<AppointmentFacts>) => plain(appointmentNow({ ...canceled, ...facts }, late).notice)
  expect(said({ waitingCents: 500 })).toBe('Annulé. 5,00 € reviennent sur votre carte.')
  expect(said({ refundedCents: 1500 })).toBe('Annulé. 15,00 € sont repartis vers votre carte.')
  expect(said({ refundedCents: 0, leftCents: 0 })).toBe('Annulé. Rien n’est à rembourser.')
})
