import type { ArchivedEntry } from '#domain/archive/opened-archive.ts'
import { dataLabels } from '../account/data-labels.ts'
import { valueText } from '../account/value-text.ts'
import type { Transaction } from '../db/postgres.ts'
import { codeLabel } from './code-labels.ts'

/** Titles by source table; a missing table is shown under its own name. */
const titles: Readonly<Record<string, string>> = {
  'public.appointments': 'Sujet d’un rendez-vous',
  'public.letters': 'Lettre du patient',
  'public.thread_messages': 'Message',
  'public.consultation_notes': 'Note de séance',
  'public.note_amendments': 'Complément de note',
  'public.note_reviews': 'Relecture de note',
  'public.consultation_summaries': 'Résumé partagé',
  'public.personal_notes': 'Note personnelle de la personne qui recevait',
  'public.consultation_ratings': 'Avis',
  'public.rating_replies': 'Réponse à un avis',
  'public.reports': 'Signalement',
  'public.supervision_calls': 'Appel à la supervision',
  'public.identity_openings': 'Ouverture d’une identité',
}

/** Ids and hashes mean nothing to a reader. */
const isTold = (column: string, text: string) => text !== '' && !/(^|_)(id|hash)$/.test(column)

/** All archived entries of a patient, in chronological order; no report about the reader or a student they have supervised. */
export async function archivedEntries(sql: Transaction, patientId: string, readerId: string): Promise<ArchivedEntry[]> {
  const rows = await sql<{ source: string; content: Record<string, unknown> }[]>`
    select source, content from app.health_archive h where patient_id = ${patientId}
      and not (source = 'public.reports' and (practitioner_id is not distinct from ${readerId} or exists (
        select from app.supervisions s where s.student_id = h.practitioner_id and s.supervisor_id = ${readerId})))
    order by coalesce(content ->> 'sent_at', content ->> 'starts_at', content ->> 'shared_at', content ->> 'created_at',
      content ->> 'updated_at', to_char(last_contact_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')), source`
  return rows.map(({ source, content }) => ({
    title: titles[source] ?? source,
    fields: Object.entries(content)
      .map(([column, value]) => ({ column, text: codeLabel(column, valueText(value)) }))
      .filter(({ column, text }) => isTold(column, text))
      .map(({ column, text }) => ({ label: dataLabels[column] ?? column, text })),
  }))
}
