import { expect, test } from 'vitest'
import { type PaidService, receiptOf, withRefund } from './receipt.ts'

const paid: PaidService = {
  number: '2026-000042',
  paidAt: new Date('2026-11-15T23:30:00Z'),
  amountCents: 2999,
  isTest: false,
  consultation: {
    startsAt: new Date('2026-11-20T13:30:00Z'),
    type: 'individual',
    practitioner: 'Inès M., étudiante en psychologie supervisée',
    appearance: 'first_name',
  },
  clientName: 'Claire Leroy',
}
const plain = (receipt: unknown) => JSON.stringify(receipt).replaceAll('\u00A0', ' ')

test('a receipt has the legally required fields, with the day in Paris', () => {
  const receipt = receiptOf(paid)
  expect(receipt.number).toBe('2026-000042')
  const words = plain(receipt)
  for (const part of [
    '12 rue du Petit-Jour',
    '16 novembre 2026',
    'Claire Leroy',
    'vendredi 20 novembre 2026 à 14 h 30',
    'Consultation de 45 minutes (thérapie individuelle)',
    '["Total hors taxes","29,99 €"]',
    '["Total toutes taxes comprises","29,99 €"]',
    '293 B',
  ])
    expect(words).toContain(part)
  expect(words).not.toContain('Remboursé')
})

test('does not name a patient under a pseudonym', () => {
  for (const appearance of ['pseudonym', 'pseudonym_camera_off'] as const) {
    const consultation = paid.consultation && { ...paid.consultation, appearance }
    expect(plain(receiptOf({ ...paid, consultation }))).not.toContain('Leroy')
  }
})

test('shows the refund', () => {
  const words = plain(withRefund(receiptOf(paid), { amountCents: 2999, refundedCents: 1500 }))
  expect(words).toContain('["Remboursé","-15,00 €"]')
  expect(words).toContain('["Reste payé","14,99 €"]')
})

test('a premium month has no appointment', () => {
  expect(plain(receiptOf({ ...paid, amountCents: 299, consultation: null }))).toContain('Chat premium, un mois')
})

test('the receipt of a test payment says that it proves nothing', () => {
  const receipt = receiptOf({ ...paid, isTest: true, number: 'TEST-2026-000001' })
  expect(plain(receipt)).toContain('Test : aucun montant n’a été prélevé')
  expect(plain(receipt)).not.toContain('carte bancaire')
  expect(plain(receiptOf(paid))).not.toMatch(/test/i)
})
