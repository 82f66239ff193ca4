import type { ErasedRole } from '#server/account/catalogue/catalogued-table.ts'
import type { DescribedColumn } from './described-tables.ts'

export type Role = ErasedRole
export const roles = ['patient', 'practitioner', 'supervisor', 'administrator'] as const satisfies Role[]

/** Role of the person that each column refers to. `anybody`: the owner of the row. */
const columns: Readonly<Record<string, Role | 'anybody' | readonly Role[]>> = {
  'public.profiles.id': 'anybody',
  user_id: 'anybody',
  person_id: 'anybody',
  owner: 'anybody',
  owner_id: 'anybody',
  linking_user_id: 'anybody',
  // The payer.
  'public.payments.user_id': 'patient',
  patient_id: 'patient',
  reporter_id: 'patient',
  practitioner_id: 'practitioner',
  author_id: 'practitioner',
  student_id: 'practitioner',
  supervisor_id: 'supervisor',
  signed_by: 'supervisor',
  moderated_by: 'supervisor',
  referent_id: 'supervisor',
  seen_by: 'supervisor',
  closed_by: 'supervisor',
  handled_by: 'supervisor',
  reader_id: 'supervisor',
  reviewer_id: 'supervisor',
  'app.proof_reviews.reviewer_id': 'administrator',
  'public.access_log.actor_id': ['practitioner', 'supervisor', 'administrator'],
  actor_id: ['supervisor', 'administrator'],
  decided_by: 'supervisor',
  'app.act_requests.decided_by': 'administrator',
  requested_by: 'administrator',
  published_by: 'administrator',
  recorded_by: 'administrator',
  written_by: 'administrator',
  changed_by: 'administrator',
  assigned_to: 'administrator',
  answered_by: 'administrator',
}

const accounts = ['auth.users', 'public.profiles']

/** Possible roles in a column; empty when it names nobody. A new reference to an account without a line here fails. */
export function rolesIn(
  table: string,
  { name, references }: Pick<DescribedColumn, 'name' | 'references'>,
): readonly (Role | 'anybody')[] {
  const known = columns[`${table}.${name}`] ?? columns[name]
  if (!known && references && accounts.includes(references.table))
    throw new Error(`say in tests/support/rows/columns-of-people.ts whom ${table}.${name} means`)
  return known === undefined ? [] : typeof known === 'string' ? [known] : known
}
