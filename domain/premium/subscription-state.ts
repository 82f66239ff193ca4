import { PREMIUM_GRACE_DAYS } from '../constants.ts'
import { addDays, addMinutes, type Day, dayOf } from '../time.ts'
import { withdrawalPeriodEnd } from '../withdrawal-period-end.ts'
import { monthsAfter } from './months-after.ts'

/** `past_due`: a month is unpaid; access is kept for a few days while the charge is retried. */
export type SubscriptionStatus = 'pending' | 'active' | 'past_due' | 'ended'

export interface SubscriptionState {
  status: SubscriptionStatus
  renews: boolean
  startedAt: Date | null
  periodsPaid: number
  paidUntil: Date | null
  accessUntil: Date | null
}

export const subscriptionEvents = [
  'paid',
  'payment-failed',
  'canceled',
  'resumed',
  'withdrawn',
  /** A payment is contested at the payer's bank. */
  'disputed',
  /** The money of a month is gone: refunded by us or by the provider, or lost to a bank. */
  'money-returned',
  /** A minor whose parent does not agree; the mail is the caller's. */
  'consent-missing',
  'time-passed',
] as const
export type SubscriptionEvent = (typeof subscriptionEvents)[number]

/** Mail sent with the change. */
export type SubscriptionNews =
  | 'started'
  | 'renewed'
  | 'payment-failed'
  | 'canceled'
  | 'resumed'
  | 'withdrawn'
  | 'disputed'
  | 'ended'

export interface SubscriptionStep {
  next: SubscriptionState
  news: SubscriptionNews | null
}

const DAY_MINUTES = 24 * 60

export const newSubscription: SubscriptionState = {
  status: 'pending',
  renews: true,
  startedAt: null,
  periodsPaid: 0,
  paidUntil: null,
  accessUntil: null,
}

/**
 * State machine of a subscription. An event without meaning in the current state is ignored, because events may be
 * duplicated or late.
 */
export function afterSubscriptionEvent(
  state: SubscriptionState,
  event: SubscriptionEvent,
  now: Date,
): SubscriptionStep {
  const step = state.status === 'ended' ? null : steps[event](state, now)
  return step ?? { next: state, news: null }
}

/** Transition of each event for a subscription that has not ended; null when it is ignored. */
const steps: Record<SubscriptionEvent, (state: SubscriptionState, now: Date) => SubscriptionStep | null> = {
  paid: afterPayment,
  'payment-failed': (state, now) =>
    state.status === 'active' && isDue(state, now)
      ? { next: { ...state, status: 'past_due' }, news: 'payment-failed' }
      : null,
  canceled: (state, now) => withoutRenewal(state, now, 'canceled'),
  resumed: (state, now) =>
    canResume(state, now) ? { next: withAccess({ ...state, renews: true }), news: 'resumed' } : null,
  withdrawn: (state, now) => (canWithdrawSubscription(state, now) ? ended(state, now, 'withdrawn') : null),
  disputed: (state, now) => withoutRenewal(state, now, 'disputed'),
  'money-returned': (state, now) => (state.status === 'pending' ? null : ended(state, now, 'ended')),
  'consent-missing': (state, now) => ({ ...ended(state, now, 'ended'), news: null }),
  'time-passed': (state, now) => (isOver(state, now) ? ended(state, now, 'ended') : null),
}

/** Whether a month is to be charged: a due renewal, or a retry of a failed one. */
export function isDue({ status, renews, paidUntil }: SubscriptionState, now: Date): boolean {
  return (status === 'active' || status === 'past_due') && renews && paidUntil !== null && now >= paidUntil
}

export function canCancel({ status, renews }: SubscriptionState): boolean {
  return (status === 'active' || status === 'past_due') && renews
}

export function canResume({ status, renews, paidUntil }: SubscriptionState, now: Date): boolean {
  return status === 'active' && !renews && paidUntil !== null && now < paidUntil
}

/** Within the withdrawal period of the contract, as for a booking. Amount: withdrawal-refund.ts. */
export function canWithdrawSubscription({ status, startedAt }: SubscriptionState, now: Date): boolean {
  if (!startedAt || (status !== 'active' && status !== 'past_due')) return false
  return now < withdrawalPeriodEnd(startedAt)
}

/** Last whole day of the withdrawal period. */
export function lastDayToWithdraw(startedAt: Date): Day {
  return addDays(dayOf(withdrawalPeriodEnd(startedAt)), -1)
}

function afterPayment(state: SubscriptionState, now: Date): SubscriptionStep {
  const startedAt = state.startedAt ?? now
  const periodsPaid = state.periodsPaid + 1
  const paidUntil = monthsAfter(startedAt, periodsPaid)
  const next = withAccess({ ...state, status: 'active', startedAt, periodsPaid, paidUntil })
  return { next, news: state.periodsPaid === 0 ? 'started' : 'renewed' }
}

/** Access lasts until the end of the paid period; without one it ends at once. */
function withoutRenewal(state: SubscriptionState, now: Date, news: SubscriptionNews): SubscriptionStep | null {
  if (!canCancel(state)) return null
  const next = withAccess({ ...state, renews: false })
  return isOver(next, now) ? ended(next, now, news) : { next, news }
}

/** Also without a refusal, when nothing could be charged for the whole grace period: months without access cost nothing. */
function isOver({ renews, paidUntil, accessUntil }: SubscriptionState, now: Date): boolean {
  if (paidUntil === null || accessUntil === null) return false
  return now >= (renews ? accessUntil : paidUntil)
}

/** Grace period: a renewal that is late or refused once does not end access for a few days. */
function withAccess(state: SubscriptionState): SubscriptionState {
  if (!state.paidUntil) return state
  const accessUntil = state.renews ? addMinutes(state.paidUntil, PREMIUM_GRACE_DAYS * DAY_MINUTES) : state.paidUntil
  return { ...state, accessUntil }
}

function ended(state: SubscriptionState, now: Date, news: SubscriptionNews): SubscriptionStep {
  const accessUntil = state.accessUntil && state.accessUntil < now ? state.accessUntil : now
  return { next: { ...state, status: 'ended', renews: false, accessUntil }, news }
}
