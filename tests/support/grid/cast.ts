import type { UserType } from '#domain/profile/user-type.ts'
import { ANONYMOUS, type Claims } from '#server/db/identity.ts'
import type { Sql } from '#server/db/postgres.ts'
import { createPerson, type Person } from '../rows/people.ts'

/** Users of the grid, with their account types. */
const types = {
  patient: 'patient',
  minor: 'patient',
  'banned patient': 'patient',
  'pseudonymous patient': 'patient',
  student: 'student',
  'unvalidated student': 'student',
  'expired student': 'student',
  'suspended student': 'student',
  'student of a suspended psychologist': 'student',
  'student of a student': 'student',
  'student of an administrator': 'student',
  'student of a former administrator': 'student',
  supervisor: 'therapist',
  'other supervisor': 'therapist',
  referent: 'therapist',
  'suspended referent': 'therapist',
  administrator: 'admin',
  'administrator by mail': 'admin',
  'former administrator': 'admin',
  'signed-out patient': 'patient',
} as const satisfies Record<string, UserType>

export type PersonName = keyof typeof types
export type IdentityName = PersonName | 'visitor' | 'visitor with a conversation'

export const personNames = Object.keys(types) as PersonName[]
/** The first two have no account; the second holds the id of an anonymous conversation. */
export const identityNames: readonly IdentityName[] = ['visitor', 'visitor with a conversation', ...personNames]

export interface Cast {
  people: Record<PersonName, Person>
  /** Includes identities whose token is no longer valid: banned, or signed out. */
  claims: Record<IdentityName, Claims>
  conversationId: string
  patientsConversationId: string
}

/** Creates all users, each in the state of their name. */
export async function createCast(sql: Sql): Promise<Cast> {
  const people = {} as Record<PersonName, Person>
  for (const name of personNames) people[name] = await createPerson(sql, types[name])
  await followStudents(sql, people)
  await changeAccounts(sql, people)
  const [conversationId, patientsConversationId] = [crypto.randomUUID(), crypto.randomUUID()]
  const claims = {} as Record<IdentityName, Claims>
  for (const name of personNames) claims[name] = people[name].claims
  claims.visitor = ANONYMOUS
  claims['visitor with a conversation'] = { ...ANONYMOUS, chat_session: conversationId }
  // The patient also holds the id of the anonymous conversation; the minor holds the id of the patient's own conversation.
  claims.patient = { ...claims.patient, chat_session: conversationId }
  claims.minor = { ...claims.minor, chat_session: patientsConversationId }
  return { people, claims, conversationId, patientsConversationId }
}

async function followStudents(sql: Sql, people: Record<PersonName, Person>): Promise<void> {
  const follow = (student: PersonName, supervisor: PersonName, validUntil: string) => sql`
    update profiles set validated_at = now(), status_valid_until = ${validUntil}, supervisor_id = ${people[supervisor].id}
    where id = ${people[student].id}`
  await follow('student', 'supervisor', '2099-10-31')
  await follow('expired student', 'other supervisor', '2020-10-31')
  await follow('suspended student', 'other supervisor', '2099-10-31')
  await follow('student of a suspended psychologist', 'suspended referent', '2099-10-31')
  // Nobody but a psychologist supervises, whatever a profile says.
  await follow('student of a student', 'student', '2099-10-31')
  await follow('student of an administrator', 'administrator', '2099-10-31')
  await follow('student of a former administrator', 'former administrator', '2099-10-31')
  // A referent supervises students like any psychologist, even before their proof is accepted.
  await sql`update profiles set supervisor_id = ${people.referent.id} where id = ${people['unvalidated student'].id}`
  await sql`update profiles set is_referent = true
    where id in (${people.referent.id}, ${people['suspended referent'].id})`
  await sql`update profiles set suspended_at = now()
    where id in (${people['suspended student'].id}, ${people['suspended referent'].id})`
  await sql`update profiles set birthdate = '1990-05-04', birthdate_locked_at = now() where id = ${people.patient.id}`
  await sql`update profiles set birthdate = current_date - 6000 where id = ${people.minor.id}`
}

async function changeAccounts(sql: Sql, people: Record<PersonName, Person>): Promise<void> {
  const byMail = [{ method: 'otp', timestamp: Math.floor(Date.now() / 1000) }]
  await sql`update auth.sessions set amr = ${sql.json(byMail)} where user_id = ${people['administrator by mail'].id}`
  await sql`update auth.users set banned_until = now() + interval '1 year' where id = ${people['banned patient'].id}`
  await sql`delete from auth.sessions where user_id = ${people['signed-out patient'].id}`
  const former = people['former administrator']
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}' where id = ${former.id}`
  // Worst case: the session is still valid with the authenticator proof, and the token still says administrator.
  await sql`insert into auth.sessions (id, user_id, aal, amr, not_after) values (${former.claims.session_id}, ${former.id}, 'aal2',
    ${sql.json([{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }])}, now() + interval '1 day')`
  // Formerly had every other role too, which must grant nothing now.
  await sql`update profiles set is_referent = true, verified_at = now(), validated_at = now(), status_valid_until = '2099-10-31',
    supervisor_id = ${people.supervisor.id} where id = ${former.id}`
  // Another session of this user was verified by the app; this one was not.
  await sql`insert into auth.sessions (user_id, aal, amr, not_after) values (${people['administrator by mail'].id}, 'aal2',
    ${sql.json([{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }])}, now() + interval '1 day')`
}
