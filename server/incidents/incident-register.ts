import { formatDateTime } from '#domain/format-time.ts'
import type { IncidentDocument } from '#domain/incidents/incident-document.ts'
import type { Transaction } from '../db/postgres.ts'

interface Row {
  number: number
  kind: 'incident' | 'breach'
  title: string
  noticed_at: Date
  description: string
  measures: string | null
  people_concerned: string | null
  people_count: number | null
  records_concerned: string | null
  records_count: number | null
  consequences: string | null
  contact: string | null
  authority_told_at: Date | null
  people_told_at: Date | null
  why_not_told: string | null
  closed_at: Date | null
  recorded_at: Date
}

const when = (instant: Date | null, otherwise: string) => (instant ? formatDateTime(instant) : otherwise)
const known = (value: string | number | null) => (value === null ? 'non renseigné' : String(value))

/** Incident register of GDPR article 33(5): every incident, oldest first, with the required breach details. */
export async function incidentRegister(sql: Transaction, now: Date): Promise<IncidentDocument> {
  const incidents = await sql<Row[]>`select * from app.incidents order by number`
  return {
    title: 'Registre des incidents et des violations de données',
    subtitle: `Édité le ${formatDateTime(now)}. Article 33, paragraphe 5, du RGPD.`,
    sections: incidents.map((row) => ({
      heading: `n° ${row.number} : ${row.title}`,
      rows: [
        ['Nature', row.kind === 'breach' ? 'Violation de données' : 'Incident'],
        ['Constaté le', formatDateTime(row.noticed_at)],
        ['Consigné le', formatDateTime(row.recorded_at)],
        ['Faits', row.description],
        ...(row.kind === 'breach' ? breachRows(row) : []),
        ['Mesures prises', known(row.measures)],
        ['Clos le', when(row.closed_at, 'en cours')],
      ],
    })),
  }
}

function breachRows(row: Row): [string, string][] {
  return [
    ['Personnes concernées', `${known(row.people_concerned)} (nombre : ${known(row.people_count)})`],
    ['Données concernées', `${known(row.records_concerned)} (nombre : ${known(row.records_count)})`],
    ['Conséquences probables', known(row.consequences)],
    ['Contact', known(row.contact)],
    ['CNIL notifiée le', when(row.authority_told_at, 'non notifiée')],
    ['Personnes informées le', when(row.people_told_at, 'non informées')],
    ...(row.why_not_told
      ? [['Motif du retard ou de l’absence de notification', row.why_not_told] as [string, string]]
      : []),
  ]
}
