import type { Agent } from 'node:http'
import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { holdInputFor, post } from './run-contest.ts'

export interface Booking {
  practitionerId: string
  startsAt: string
  token: string
}

type Outcome =
  | { kind: 'confirmed'; appointmentId: string }
  /** No answer: the outcome is unknown, and the user retries. */
  | { kind: 'interrupted' }
  /** An earlier attempt had succeeded, although its answer was lost. */
  | { kind: 'was-done' }

const CARD = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'BANC ESSAI' }

/** One user books one slot and pays, as the web client does. */
export async function bookAndPay(agent: Agent, port: number, booking: Booking): Promise<Outcome> {
  const call = async (name: string, input: object) => {
    const { status, body } = await post(agent, port, name, booking.token, input)
    if (status === 503 || status === 500) throw new Interrupted()
    if (status !== 200 && status !== 409) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return status === 200 ? body : undefined
  }
  try {
    const held = await call('hold-slot', holdInputFor(booking.startsAt, booking.practitionerId))
    if (!held) return { kind: 'was-done' }
    const begun = await call('create-payment', { appointmentId: held.appointmentId, card: CARD })
    if (!begun) return { kind: 'was-done' }
    const paid = await call('confirm-payment', { paymentId: begun.paymentId, code: TEST_THREE_D_CODE })
    return paid?.outcome === 'confirmed'
      ? { kind: 'confirmed', appointmentId: String(paid.appointmentId) }
      : { kind: 'was-done' }
  } catch (error) {
    if (error instanceof Interrupted || isConnectionLoss(error)) return { kind: 'interrupted' }
    throw error
  }
}

/** The database stopped before the server did. */
class Interrupted extends Error {}

function isConnectionLoss(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code))
  )
}
