/** Reports of a payment provider. They may be duplicated, late, or out of order. */
export const paymentEvents = ['created', 'requires_action', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type PaymentEvent = (typeof paymentEvents)[number]

export type PaymentStatus = 'created' | 'requires_action' | 'failed' | 'canceled' | 'completed' | 'refunded'

/**
 * State of the booking. `confirmed`: by this payment. `lost`: released, taken, cancelled, or paid by another payment.
 */
export type BookingState = 'held' | 'confirmed' | 'lost'

export interface PaidBooking {
  payment: PaymentStatus
  booking: BookingState
  /** Whether received money is being refunded. */
  isRefundDue: boolean
}

/** Side effects of a state change, in the same transaction. */
export type PaymentEffect = 'confirm-booking' | 'send-refund' | 'cancel-booking'

interface PaymentStep {
  next: PaidBooking
  effects: PaymentEffect[]
}

/**
 * Monotonic: a report moves a payment to a higher rank and never to a lower one, so that a late report of an earlier
 * event undoes nothing.
 */
const rank: Record<PaymentStatus, number> = {
  created: 0,
  requires_action: 1,
  failed: 1,
  canceled: 2,
  completed: 3,
  refunded: 4,
}

const statusAfter: Record<PaymentEvent, PaymentStatus> = {
  created: 'created',
  requires_action: 'requires_action',
  failed: 'failed',
  cancelled: 'canceled',
  succeeded: 'completed',
  refunded: 'refunded',
}

/**
 * The only rule that links money and booking: received money confirms its booking or is
 * refunded; refunded money leaves no booking.
 */
export function afterPaymentEvent(state: PaidBooking, event: PaymentEvent): PaymentStep {
  const payment = statusAfter[event]
  if (rank[payment] < rank[state.payment] || payment === state.payment) return { next: state, effects: [] }
  if (payment === 'completed') return afterMoneyCameIn(state)
  if (payment === 'refunded') return afterMoneyWentBack(state)
  return { next: { ...state, payment }, effects: [] }
}

function afterMoneyCameIn(state: PaidBooking): PaymentStep {
  if (state.booking === 'held')
    return { next: { ...state, payment: 'completed', booking: 'confirmed' }, effects: ['confirm-booking'] }
  return { next: { ...state, payment: 'completed', isRefundDue: true }, effects: ['send-refund'] }
}

/** Refunded by us, or in the provider's dashboard. */
function afterMoneyWentBack(state: PaidBooking): PaymentStep {
  return {
    next: { payment: 'refunded', booking: 'lost', isRefundDue: false },
    effects: state.booking === 'lost' ? [] : ['cancel-booking'],
  }
}
