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
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Quotes inside a cell are doubled, so that nothing a person wrote can pass for a line. */
const LINE = new RegExp(
  `^"(${UUID})";"(${UUID})";"(\\d{4}-\\d{2}-01)";"(\\d+)\\.(\\d{2})";"([A-Z0-9]+)";"((?:[^"]|"")+)"$`,
)

export function writePayoutFile(orders: readonly PayoutOrder[]): string {
  const lines = orders.map(({ id, practitionerId, month, cents, iban, holderName }) =>
    [id, practitionerId, month, (cents / 100).toFixed(2), iban, holderName].map(csvCell).join(';'),
  )
  return [HEADER, ...lines, ''].join('\r\n')
}

/** The orders in a file as it was written; nothing when anything in it is not. */
export function readPayoutFile(file: string): PayoutOrder[] | undefined {
  const [header, ...lines] = file.split('\r\n')
  if (header !== HEADER || lines.pop() !== '') return undefined
  const orders = lines.map(readLine)
  return orders.every((order) => order !== undefined) ? orders : undefined
}

function readLine(line: string): PayoutOrder | undefined {
  const [, id, practitionerId, month, euros, cents, iban, holder] = LINE.exec(line) ?? []
  if (!id || !practitionerId || !month || !iban || !holder) return undefined
  return {
    id,
    practitionerId,
    month,
    cents: Number(`${euros}${cents}`),
    iban,
    holderName: holder.replaceAll('""', '"'),
  }
}
