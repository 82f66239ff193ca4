export type DisputeState = 'needs_response' | 'under_review' | 'won' | 'lost'

/** Report of a provider about a payment disputed at the payer's bank. */
export interface Dispute {
  reference: string
  state: DisputeState
  amountCents: number
  /** Reason given by the bank, in English. */
  reason: string
  respondBy: Date | null
  reportedAt: Date
}

export const disputeStateLabels: Record<DisputeState, string> = {
  needs_response: 'À répondre',
  under_review: 'La banque examine',
  won: 'Gagnée',
  lost: 'Perdue',
}

/** Most frequent reasons. */
const reasonLabels: Partial<Record<string, string>> = {
  fraudulent: 'Paiement non reconnu',
  duplicate: 'Payé deux fois',
  product_not_received: 'Séance non reçue',
  product_unacceptable: 'Séance non conforme',
  credit_not_processed: 'Remboursement attendu',
  subscription_canceled: 'Abonnement résilié',
  unrecognized: 'Paiement non reconnu',
  general: 'Sans précision',
}

export const disputeReasonLabel = (reason: string): string => reasonLabels[reason] ?? 'Autre raison'

interface ShownDispute {
  provider: string
  provider_reference: string
  is_test: boolean
  state: DisputeState
  respond_by: string | null
}

/** Page to answer a dispute; none for a provider without one, or once the bank decides. */
export function disputeAnswerUrl({ provider, provider_reference: reference, is_test: isTest, state }: ShownDispute) {
  if (provider !== 'stripe' || state !== 'needs_response') return null
  // Stripe has separate pages for test payments.
  return `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${encodeURIComponent(reference)}`
}

/** Deadline of the answer, and whether it has passed: the bank then decides without us. */
export function disputeDeadline({ state, respond_by: respondBy }: ShownDispute, now: Date) {
  if (state !== 'needs_response' || !respondBy) return null
  const until = new Date(respondBy)
  return { until, isOver: until <= now }
}
