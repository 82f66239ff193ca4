export type DisputeState = 'needs_response' | 'under_review' | 'won' | 'lost'

/** What a provider reports of a payment that its payer contests at their bank. */
export interface Dispute {
  reference: string
  state: DisputeState
  amountCents: number
  /** The bank's word, in English as it comes. */
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

/** The words that banks use most. */
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
