/** What a payment provider reports. Reports may come twice, late, or in another order than things happened. */
export const paymentEvents = ['created', 'requires_action', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type PaymentEvent = (typeof paymentEvents)[number]

export type PaymentStatus = 'created' | 'requires_action' | 'failed' | 'canceled' | 'completed' | 'refunded'

/** Where the booking stands. `confirmed`: by this payment. `lost`: given up, taken, cancelled, or paid by another payment. */
export type BookingState = 'held' | 'confirmed' | 'lost'

export interface PaidBooking {
  payment: PaymentStatus
  booking: BookingState
  /** Whether money that came in is on its way back. */
  isRefundDue: boolean
}

/** What must happen together with the change of state. */
export type PaymentEffect = 'confirm-booking' | 'send-refund' | 'cancel-booking'

export interface PaymentStep {
  next: PaidBooking
  effects: PaymentEffect[]
}

/** A report moves a payment up this ladder and never down: what came later in truth is never undone by what arrives later. */
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
 * The one rule by which money and booking go together: money that has come in either confirms the booking it is for, or
 * goes back; money that has gone back leaves no booking.
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

/** Whoever ordered the refund: us, or somebody in the provider's own back office. */
function afterMoneyWentBack(state: PaidBooking): PaymentStep {
  return {
    next: { payment: 'refunded', booking: 'lost', isRefundDue: false },
    effects: state.booking === 'lost' ? [] : ['cancel-booking'],
  }
}
