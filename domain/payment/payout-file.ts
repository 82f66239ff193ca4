import { csvCell } from '../csv-cell.ts'

/** Transfer to request from the bank. */
export interface PayoutOrder {
  /** Idempotency key: the transfer is recorded once, however often its file is read. */
  id: string
  practitionerId: string
  /** First day of its month. */
  month: string
  cents: number
  iban: string
  holderName: string
}

const HEADER = ['payout', 'practitioner', 'month', 'euros', 'iban', 'holder'].map(csvCell).join(';')

export function writePayoutFile(orders: readonly PayoutOrder[]): string {
  const lines = orders.map(({ id, practitionerId, month, cents, iban, holderName }) =>
    [id, practitionerId, month, (cents / 100).toFixed(2), iban, holderName].map(csvCell).join(';'),
  )
  return [HEADER, ...lines, ''].join('\r\n')
}
