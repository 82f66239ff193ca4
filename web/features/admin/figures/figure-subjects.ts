import { formatPercent, formatPrice, formatWhole } from '#domain/format.ts'
import type { FigureCardProps } from './figure-card.tsx'
import type { Figures } from './queries.ts'

/** One bucket of the axis; undefined when no day of it was counted. */
export type Bucket = Figures | undefined

type Subject = Pick<FigureCardProps, 'title' | 'note' | 'kind' | 'series' | 'format' | 'unknown'>

const values = (buckets: readonly Bucket[], of: (figures: Figures) => number | null) =>
  buckets.map((bucket) => (bucket ? of(bucket) : null))

const euros = (cents: number) => formatPrice(cents).replace(',00', '')
const ratio = (part: number, whole: number, times = 1) => (whole > 0 ? (part / whole) * times : null)
const oneDecimal = (value: number) => value.toFixed(1).replace('.', ',')

/** All metrics but distress, in the order of the screen. */
export function subjectsOf(buckets: readonly Bucket[]): Subject[] {
  const of = (pick: (figures: Figures) => number | null) => values(buckets, pick)
  return [
    {
      title: 'Inscriptions et rendez-vous',
      note: 'comptes créés, rendez-vous pris',
      kind: 'bars',
      format: formatWhole,
      series: [
        { label: 'Rendez-vous', values: of((f) => f.bookings) },
        { label: 'Inscriptions', values: of((f) => f.sign_ups) },
      ],
    },
    {
      title: 'Remplissage',
      note: 'heures réservées sur heures offertes',
      kind: 'line',
      format: (percent) => formatPercent(Math.round(percent)),
      series: [{ label: 'Remplissage', values: of((f) => ratio(f.booked_minutes, f.offered_minutes, 100)) }],
    },
    {
      title: 'Annulations et absences',
      note: 'par qui',
      kind: 'stack',
      format: formatWhole,
      series: [
        { label: 'Annulé par le patient', values: of((f) => f.canceled_by_patient) },
        {
          label: 'Annulé par le praticien ou l’équipe',
          values: of((f) => f.canceled_by_practitioner + f.canceled_by_service),
        },
        { label: 'Patient absent', values: of((f) => f.patient_absences) },
        { label: 'Praticien absent', values: of((f) => f.practitioner_absences) },
      ],
    },
    {
      title: 'Revenu et remboursements',
      note: 'sans les paiements de test',
      kind: 'bars',
      format: euros,
      series: [
        { label: 'Consultations', values: of((f) => f.revenue_cents) },
        { label: 'Remboursé', values: of((f) => f.refund_cents) },
        { label: 'Premium', values: of((f) => f.premium_cents) },
      ],
    },
    {
      title: 'Abonnements premium',
      note: 'ouverts à la fin de la période',
      kind: 'line',
      format: formatWhole,
      series: [{ label: 'Abonnements', values: of((f) => f.premium_people) }],
    },
    {
      title: 'Messages du chat',
      note: 'écrits par des personnes',
      kind: 'bars',
      format: formatWhole,
      series: [{ label: 'Messages', values: of((f) => f.chat_messages) }],
    },
    {
      title: 'Coût du modèle',
      note: 'en euros',
      kind: 'bars',
      format: euros,
      series: [{ label: 'Coût', values: of((f) => Math.round(f.model_micro_euros / 10_000)) }],
    },
    {
      title: 'Délai de relecture',
      note: 'jours entre une note prête et sa signature, en moyenne',
      kind: 'line',
      format: oneDecimal,
      series: [{ label: 'Jours', values: of((f) => ratio(f.review_minutes, f.notes_reviewed, 1 / (24 * 60))) }],
    },
    {
      title: 'Note moyenne',
      note: 'de 1 à 5, selon les patients',
      kind: 'line',
      format: oneDecimal,
      series: [{ label: 'Note', values: of((f) => ratio(f.stars, f.ratings)) }],
    },
  ]
}

/** Chat conversations per risk level: by week or month, never by day, and no number below five. */
export function distressOf(buckets: readonly Bucket[]): Subject {
  return {
    title: 'Détresse dans le chat',
    note: 'conversations, par niveau',
    kind: 'bars',
    format: formatWhole,
    unknown: '< 5',
    series: [
      { label: 'Vigilance', values: values(buckets, (f) => f.chat_vigilance) },
      { label: 'Danger', values: values(buckets, (f) => f.chat_danger) },
      { label: 'Crise', values: values(buckets, (f) => f.chat_crisis) },
    ],
  }
}
