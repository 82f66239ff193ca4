import type { Sql } from '#server/db/postgres.ts'
import { fillSlots } from '../booking/fill-slots.ts'
import { fillPeople } from '../people/fill-people.ts'
import { withoutIndexes } from '../support/without-indexes.ts'
import { fillDirectory } from './fill-directory.ts'

export interface Size {
  slots: number
  people: number
  messages: number
}

const SLOTS_A_PRACTITIONER = 500
const MESSAGES_A_CONVERSATION = 20
const MONTHS_OF_LOG = 12

/** People whose pages are opened, spread over the whole data. */
export interface Sample {
  adminId: string
  adminSessionId: string
  /** Patients with an appointment, a thread, moods and a conversation. */
  patients: { id: string; threadId: string; conversationId: string; practitionerId: string }[]
  /** Practitioners with upcoming slots. */
  offering: string[]
}

/** Years of use, written without triggers. The data of one person does not grow with the number of people. */
export async function fillGrowth(sql: Sql, size: Size, samples: number, tell: (done: string) => void): Promise<Sample> {
  await fillSlots(sql, { slots: size.slots, practitioners: Math.ceil(size.slots / SLOTS_A_PRACTITIONER) })
  await fillDirectory(sql)
  tell('slots and openings')
  const { adminId, sessionId: adminSessionId } = await fillPeople(sql, size.people)
  tell('people, appointments, payments')
  await sql`set session_replication_role = replica`
  await withoutIndexes(sql, ['thread_messages'], () => fillThreads(sql, Math.ceil(size.messages / 2)))
  await withoutIndexes(sql, ['chat_messages'], () => fillChat(sql, Math.ceil(size.messages / 2)))
  tell('messages')
  await makeMonths(sql)
  await withoutIndexes(sql, ['access_log', 'app.room_stays', 'mood_entries'], () => fillLogs(sql))
  await fillProofs(sql)
  // As each night.
  await sql`select app.count_figures(now())`
  await sql`set session_replication_role = origin`
  await sql`vacuum analyze`
  tell('log, presence, moods')
  const patients = await sql<Sample['patients'][number][]>`
    select t.patient_id as id, t.id as "threadId", s.id as "conversationId", t.practitioner_id as "practitionerId"
    from threads t join chat_sessions s on s.user_id = t.patient_id order by md5(t.id::text) limit ${samples}`
  const offering = await sql<{ id: string }[]>`
    select id from auth.users where email like 'search%' order by md5(id::text) limit ${samples}`
  return { adminId, adminSessionId, patients: [...patients], offering: offering.map(({ id }) => id) }
}

async function fillThreads(sql: Sql, messages: number): Promise<void> {
  await sql`
    insert into threads (patient_id, practitioner_id, created_at, last_message_at)
    select distinct patient_id, practitioner_id, now() - interval '300 days', now()
    from appointments where patient_id is not null`
  await sql`analyze threads`
  await sql`
    insert into thread_messages (thread_id, sender, body, sent_at)
    select t.id, (array['patient', 'practitioner'])[1 + n % 2], repeat('Merci, je vous réponds demain. ', 4),
      now() - n * interval '11 hours' - (hashtext(t.id::text) % 3600) * interval '1 second'
    from generate_series(1, (select ceil(${messages}::numeric / count(*))::int from threads)) as n cross join threads t`
}

async function fillChat(sql: Sql, messages: number): Promise<void> {
  // People with a thread come first, since their pages are opened.
  await sql`
    insert into chat_sessions (session_id, user_id, created_at, last_message_at)
    select gen_random_uuid(), p.id, now() - interval '200 days', now() from profiles p
    left join (select distinct patient_id from threads) t on t.patient_id = p.id
    where p.user_type = 'patient' order by t.patient_id is null limit ${Math.ceil(messages / MESSAGES_A_CONVERSATION)}`
  await sql`analyze chat_sessions`
  await sql`
    insert into chat_messages (chat_session_id, sender, message, created_at)
    select s.id, (array['user', 'assistant'])[1 + n % 2], repeat('Je dors mal depuis lundi. ', 5),
      now() - (${MESSAGES_A_CONVERSATION} - n) * interval '5 minutes' - (hashtext(s.id::text) % 8640000) * interval '1 second'
    from generate_series(1, ${MESSAGES_A_CONVERSATION}) as n cross join chat_sessions s`
}

/** Dates are in the future, because older data is all in one partition. */
async function makeMonths(sql: Sql): Promise<void> {
  await sql`
    select app.make_month(parent, now() + n * interval '1 month')
    from generate_series(0, ${MONTHS_OF_LOG}) as n, (select distinct parent from app.months()) as parents (parent)`
}

async function fillLogs(sql: Sql): Promise<void> {
  await sql`
    insert into access_log (user_id, act, device, occurred_at)
    select p.id, 'sign-in', 'Firefox', now() + n * interval '30 days' + (hashtext(p.id::text) % 86400) * interval '1 second'
    from generate_series(0, 11) as n, profiles p where p.user_type = 'patient' and hashtext(p.id::text) % 2 = 0`
  await sql`
    insert into app.room_stays (id, appointment_id, party, phase, entered_at, seen_until, left_at, left_how)
    select gen_random_uuid(), a.id, party, 'call', a.starts_at, a.ends_at, a.ends_at, 'ended'
    from appointments a, unnest(array['patient', 'practitioner']) as party where a.patient_id is not null`
  await sql`
    insert into mood_entries (user_id, level, recorded_at)
    select t.patient_id, 1 + n % 4, now() - n * interval '1 day' from generate_series(1, 20) as n, threads t`
}

/** One proof of each student; twenty are not answered yet. */
async function fillProofs(sql: Sql): Promise<void> {
  await sql`
    insert into storage.objects (bucket_id, name, owner, version, size, mimetype, etag, cache_control, created_at)
    select 'proofs', id || '/proof.pdf', id, gen_random_uuid(), 1000, 'application/pdf', 'etag', 'no-store', created_at
    from profiles where user_type = 'student'`
  await sql`
    insert into app.proof_reviews (student_id, decision, reason, reviewed_at, before)
    select owner, 'complement', 'Tampon illisible', created_at + interval '1 hour', '{}'
    from storage.objects where bucket_id = 'proofs' order by created_at desc offset 20`
}
