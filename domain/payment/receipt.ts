import { type Appearance, type ConsultationType, consultationTypes } from '../booking/words.ts'
import { CONSULTATION_MINUTES } from '../constants.ts'
import { formatDate, formatPrice } from '../format.ts'
import { formatDateTime } from '../format-time.ts'
import { publisher } from '../publisher.ts'
import { dayOf } from '../time.ts'

export interface PaidConsultation {
  startsAt: Date
  type: ConsultationType
  /** Null when the payment arrived after its booking was deleted; the patient's chosen name was deleted with it. */
  practitioner: string | null
  appearance: Appearance | null
}

/** A completed payment, with the data of its receipt. */
export interface PaidService {
  number: string
  paidAt: Date
  amountCents: number
  /** Test payment: the receipt says that nobody was charged. */
  isTest: boolean
  /** The consultation; null for a premium month. */
  consultation: PaidConsultation | null
  clientName: string
}

type ReceiptRow = readonly [label: string, value: string]

/**
 * Receipt required by the order n° 83-50/A of 3 October 1983: date, provider with address, client unless they object,
 * date and place of the service, each service with quantity and price, total without and with tax.
 */
export interface Receipt {
  number: string
  provider: readonly string[]
  facts: readonly ReceiptRow[]
  lines: readonly { what: string; quantity: number; unitPrice: string; price: string }[]
  totals: readonly ReceiptRow[]
  notices: readonly string[]
}

export function receiptOf(paid: PaidService): Receipt {
  const { number, paidAt, amountCents, isTest, consultation } = paid
  const price = formatPrice(amountCents)
  return {
    number,
    provider: [
      publisher.name,
      publisher.street,
      publisher.city,
      `Registre du commerce : ${publisher.registration}`,
      publisher.email,
    ],
    facts: [
      ['Date de la note', formatDate(dayOf(paidAt))],
      // A patient who hides their name from the practitioner is not named here either.
      ...(isNamed(paid) ? [['Client', paid.clientName] as const] : []),
      ...(consultation
        ? ([
            ['Date de la prestation', formatDateTime(consultation.startsAt)],
            ['Lieu', 'À distance, en visioconférence'],
            ...(consultation.practitioner ? [['Avec', consultation.practitioner] as const] : []),
          ] as const)
        : ([['Lieu', 'En ligne']] as const)),
    ],
    lines: [{ what: serviceIn(consultation), quantity: 1, unitPrice: price, price }],
    totals: [
      ['Total hors taxes', price],
      ['Total toutes taxes comprises', price],
      [isTest ? 'Payé par carte de test' : 'Payé par carte bancaire', price],
    ],
    notices: [
      ...(isTest ? ['Test : aucun montant n’a été prélevé. Cette note n’a pas de valeur.'] : []),
      publisher.vatNotice,
      'Prestation non remboursée par la sécurité sociale ni par les mutuelles.',
      'Note à conserver. Un exemplaire est gardé par le prestataire.',
    ],
  }
}

/** Receipt as issued, with later refunds. */
export function withRefund(
  receipt: Receipt,
  { amountCents, refundedCents }: { amountCents: number; refundedCents: number },
): Receipt {
  if (refundedCents === 0) return receipt
  const refund: readonly ReceiptRow[] = [
    ['Remboursé', formatPrice(-refundedCents)],
    ['Reste payé', formatPrice(amountCents - refundedCents)],
  ]
  return { ...receipt, totals: [...receipt.totals, ...refund] }
}

function isNamed({ consultation, clientName }: PaidService): boolean {
  return clientName !== '' && (consultation === null || consultation.appearance === 'first_name')
}

function serviceIn(consultation: PaidService['consultation']): string {
  if (!consultation) return 'Chat premium, un mois'
  return `Consultation de ${CONSULTATION_MINUTES} minutes (${consultationTypes[consultation.type].toLocaleLowerCase('fr')})`
}
