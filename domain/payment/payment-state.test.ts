import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterPaymentEvent,
  type BookingState,
  type PaidBooking,
  type PaymentEffect,
  type PaymentEvent,
  paymentEvents,
} from './payment-state.ts'

/** Event beside the provider's reports: the hold expires and somebody else books the start. */
type Happening = PaymentEvent | 'slot taken'

/** Independent model for the test, as an accountant would keep it, without states or ranks. */
class Ledger {
  moneyIn = false
  moneyOut = false
  refundsOrdered = 0
  isConfirmed = false
  confirmations = 0

  hear(event: PaymentEvent): void {
    // Refunded money must have been received, whatever was reported first.
    if (event === 'succeeded' || event === 'refunded') this.moneyIn = true
    if (event === 'refunded') this.moneyOut = true
  }

  do(effect: PaymentEffect): void {
    if (effect === 'send-refund') this.refundsOrdered++
    if (effect === 'confirm-booking') this.confirmations++
    if (effect !== 'send-refund') this.isConfirmed = effect === 'confirm-booking'
  }

  get keepsMoney(): boolean {
    return this.moneyIn && !this.moneyOut && this.refundsOrdered === 0
  }
}

function play(happenings: readonly Happening[], booking: BookingState): void {
  let state: PaidBooking = { payment: 'created', booking, isRefundDue: false }
  const ledger = new Ledger()
  for (const happening of happenings) {
    if (happening === 'slot taken') {
      if (state.booking === 'held') state = { ...state, booking: 'lost' }
      continue
    }
    ledger.hear(happening)
    const { next, effects } = afterPaymentEvent(state, happening)
    for (const effect of effects) ledger.do(effect)
    state = next
    // Invariant after every report: money and booking agree.
    const agrees =
      ledger.keepsMoney === ledger.isConfirmed &&
      ledger.isConfirmed === (state.booking === 'confirmed') &&
      ledger.refundsOrdered <= 1 &&
      ledger.confirmations <= 1 &&
      state.isRefundDue === (ledger.refundsOrdered === 1 && !ledger.moneyOut)
    if (!agrees) expect({ happenings, booking, state, ledger }).toBe('in agreement')
  }
}

test('every sequence of up to five reports, with repeats, on a held and on a lost booking', () => {
  let played = 0
  const extend = (reports: PaymentEvent[]) => {
    play(reports, 'held')
    play(reports, 'lost')
    played++
    if (reports.length < 5) for (const event of paymentEvents) extend([...reports, event])
  }
  extend([])
  expect(played).toBe(1 + 6 + 36 + 216 + 1296 + 7776)
})

test('ten thousand random histories, in which the start may be taken at any moment', () => {
  const history = fc.array(fc.constantFrom<Happening>(...paymentEvents, 'slot taken'), { maxLength: 30 })
  fc.assert(
    fc.property(history, fc.constantFrom<BookingState>('held', 'lost'), (happenings, booking) =>
      play(happenings, booking),
    ),
    { numRuns: 10_000 },
  )
})

test('a repeated report changes nothing (idempotent)', () => {
  const history = fc.array(fc.constantFrom(...paymentEvents), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(history, (reports) => {
      let state: PaidBooking = { payment: 'created', booking: 'held', isRefundDue: false }
      for (const report of reports) {
        state = afterPaymentEvent(state, report).next
        expect(afterPaymentEvent(state, report)).toEqual({ next: state, effects: [] })
      }
    }),
  )
})

test('a success can follow a failed attempt, but not the reverse', () => {
  const held: PaidBooking = { payment: 'failed', booking: 'held', isRefundDue: false }
  const paid = afterPaymentEvent(held, 'succeeded')
  expect(paid.next).toEqual({ payment: 'completed', booking: 'confirmed', isRefundDue: false })
  expect(afterPaymentEvent(paid.next, 'failed')).toEqual({ next: paid.next, effects: [] })
})
