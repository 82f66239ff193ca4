import { expect, test } from 'vitest'
import { type PayoutOrder, writePayoutFile } from './payout-file.ts'
import { payoutAccountSchema } from './payout-schema.ts'

const order: PayoutOrder = {
  id: '0f3c1a52-7b1e-4d0e-9d7c-1c2b3a4d5e6f',
  practitionerId: '7d9f1b60-2c3d-4e5f-8a9b-0c1d2e3f4a5b',
  month: '2026-10-01',
  cents: 2999,
  iban: 'FR7630006000011234567890189',
  holderName: 'Inès Martin',
}

const isTaken = (holderName: string) => payoutAccountSchema.safeParse({ holderName, iban: order.iban }).success

test('writes one line per transfer, with its amount in euros', () => {
  const orders = [order, { ...order, holderName: 'Cabinet "Petit Jour"', cents: 100_05 }]
  const [, first, second] = writePayoutFile(orders).split('\r\n')
  expect(first).toBe(`"${order.id}";"${order.practitionerId}";"2026-10-01";"29.99";"${order.iban}";"Inès Martin"`)
  expect(second).toContain('"100.05"')
  expect(second).toContain('"Cabinet ""Petit Jour"""')
})

test('a holder’s name cannot break a cell or run as a formula (CSV injection)', () => {
  expect(writePayoutFile([{ ...order, holderName: 'Inès";"FR00";"Autre' }])).toContain('"Inès"";""FR00"";""Autre"')
  expect(writePayoutFile([{ ...order, holderName: '=HYPERLINK("http://exemple.fr")' }])).toContain(
    `"'=HYPERLINK(""http://exemple.fr"")"`,
  )
})

test('refuses names that a bank could misread', () => {
  expect(['Inès Martin', 'Société d’Étude-Śliwa & Fils (n° 2)'].map(isTaken)).toEqual([true, true])
  for (const holderName of [
    'Inès;Martin',
    'Inès\nMartin',
    'Inès\r\nMartin',
    'Inès\u0000',
    'Inès\u2028Martin',
    'a\u202Eb',
  ])
    expect(isTaken(holderName)).toBe(false)
})
