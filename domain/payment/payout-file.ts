import { csvCell } from '../csv-cell.ts'

/** A transfer to ask the bank for. */
export interface PayoutOrder {
  /** Under which the transfer is recorded, once, however often its file is read. */
  id: string
  practitionerId: string
  /** The first day of the month it is for. */
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
