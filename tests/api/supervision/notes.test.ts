import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { roomOf } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { decide, handInNote, openedNote, type SupervisedRoom, supervisedRoom, WORDS } from '../../support/rows/notes.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const hashFor = async ({ supervisor, id }: SupervisedRoom) =>
  (await openedNote(supervisor, id)).waiting?.contentHash ?? ''
const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>) => (await answer).body.code

describe('a note', () => {
  test('is sent back with a word, mended and signed; the patient reads who has read it, and nothing of it', async () => {
    const room = await supervisedRoom(app)
    const { supervisor, practitioner, patient, id } = room
    await handInNote(room)
    const seen = async () =>
      (await patient.from('my_appointments').select('note_state, note_signed_by_name').eq('id', id)).data
    expect(await seen()).toEqual([{ note_state: 'in_review', note_signed_by_name: null }])
    expect((await supervisor.from('my_notes_to_review').select('student_name, is_own_student')).data).toEqual([
      { student_name: 'Inès L.', is_own_student: true },
    ])

    const first = await openedNote(supervisor, id)
    expect(first).toMatchObject({ observations: 'Calme.', state: 'ready', studentName: 'Inès L.' })
    const back = await decide(supervisor, id, 'needs_revision', { contentHash: first.waiting?.contentHash ?? '' })
    expect(back.body).toEqual({ state: 'needs_revision' })
    expect((await supervisor.from('my_notes_to_review').select()).data).toEqual([])
    expect((await practitioner.from('consultation_notes').select('state, comment')).data).toEqual([
      { state: 'needs_revision', comment: 'Séparez ce qui est observé.' },
    ])
    const [mail] = await app.sql<{ template: string; data: unknown }[]>`
      select template, data from app.outgoing_mails where recipient = ${practitioner.person.email}`
    expect(mail).toMatchObject({ template: 'note-sent-back' })
    expect(JSON.stringify(mail?.data)).not.toContain('observé')

    await handInNote(room, { observations: 'Calme, dit-elle.' })
    const signed = await decide(supervisor, id, 'signed', { contentHash: await hashFor(room) })
    expect(signed.body).toEqual({ state: 'signed' })
    expect(await seen()).toEqual([{ note_state: 'signed', note_signed_by_name: 'Hélène Girard' }])
    const steps = (await openedNote(supervisor, id)).history.map(({ kind }) => kind)
    expect(steps.toSorted()).toEqual(['needs_revision', 'opened', 'opened', 'signed', 'submitted', 'submitted'])
    for (const table of ['consultation_notes', 'note_reviews', 'note_amendments'] as const) {
      expect((await patient.from(table).select()).data).toEqual([])
      expect((await supervisor.from(table).select()).data).toEqual([])
    }
  })

  test('leaves a trace that its patient understands, once for one reading', async () => {
    const room = await supervisedRoom(app)
    await handInNote(room)
    const lines = async () =>
      (await room.patient.from('access_log').select('actor_name, subject').eq('act', 'note-read')).data ?? []
    await openedNote(room.supervisor, room.id)
    await openedNote(room.supervisor, room.id)
    expect(await lines()).toEqual([
      {
        actor_name: 'Hélène Girard, psychologue',
        subject: expect.stringMatching(/^la note du \d{1,2}(er)?\u00A0\p{L}+$/u),
      },
    ])
    await app.sql`update app.note_openings set opened_at = opened_at - interval '2 hours' where appointment_id = ${room.id}`
    await openedNote(room.supervisor, room.id)
    expect(await lines()).toHaveLength(2)
    expect((await room.supervisor.from('access_log').select().eq('act', 'note-read')).data).toEqual([])
  })

  test('is not signed unread, nor after it has changed', async () => {
    const room = await supervisedRoom(app)
    const { supervisor, id } = room
    await handInNote(room)
    expect(await codeOf(decide(supervisor, id, 'signed', { contentHash: 'a'.repeat(64) }))).toBe('note_not_opened')
    const contentHash = await hashFor(room)
    const [referent] = await referentsFor(room)
    expect(await codeOf(decide(referent, id, 'signed', { contentHash }))).toBe('note_not_opened')
    await decide(supervisor, id, 'needs_revision', { contentHash })
    await handInNote(room, { observations: 'Autre chose.' })
    expect(await codeOf(decide(supervisor, id, 'signed', { contentHash }))).toBe('note_changed_meanwhile')
    expect((await decide(supervisor, id, 'signed', { contentHash: await hashFor(room) })).status).toBe(200)
  })

  test('written in two tabs loses the words of neither', async () => {
    const { practitioner, id } = await supervisedRoom(app)
    const save = (observations: string, basedOn: string | null) =>
      invoke(practitioner, 'save-note', { appointmentId: id, ...WORDS, observations, basedOn })
    const stored = async () =>
      (await practitioner.from('consultation_notes').select('observations, updated_at').eq('appointment_id', id)).data
    expect((await save('Calme.', null)).status).toBe(200)
    const [read] = (await stored()) ?? []
    const first = String(read?.updated_at)
    app.clock.advance({ seconds: 1 })
    expect((await save('Calme, dit-elle.', first)).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    // The second tab still shows the first version, and a third one has read none.
    // One tab after the other.
    for (const basedOn of [first, null])
      expect(await save('Agitée.', basedOn)).toMatchObject({ status: 409, body: { code: 'note_changed_meanwhile' } })
    expect(await stored()).toMatchObject([{ observations: 'Calme, dit-elle.' }])
    // The same text again, because no answer came: it is saved already.
    const again = await save('Calme, dit-elle. ', first)
    expect(again.status).toBe(200)
    expect((await save('Agitée, dit-elle.', String(again.body.updatedAt))).status).toBe(200)
    expect(await codeOf(save('Agitée.', 'hier'))).toBe('invalid_input')
  })

  test('sent back needs a word', async () => {
    const room = await supervisedRoom(app)
    await handInNote(room)
    const contentHash = await hashFor(room)
    const { status, body } = await decide(room.supervisor, room.id, 'needs_revision', { contentHash, comment: '  ' })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('Dites en quelques mots ce qui est à revoir.')
  })

  test('is decided once, however many decide at once', async () => {
    const room = await supervisedRoom(app)
    await handInNote(room)
    const [referent] = await referentsFor(room)
    const { contentHash = '' } = (await openedNote(referent, room.id)).waiting ?? {}
    await hashFor(room)
    const answers = await Promise.all([
      decide(room.supervisor, room.id, 'signed', { contentHash }),
      decide(referent, room.id, 'needs_revision', { contentHash }),
      decide(room.supervisor, room.id, 'needs_revision', { contentHash }),
      decide(referent, room.id, 'signed', { contentHash }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const decisions = await app.sql`select from note_reviews where appointment_id = ${room.id} and decision is not null`
    expect(decisions.count).toBe(1)
  })

  test('and what was opened of it end with the patient’s account', async () => {
    const room = await supervisedRoom(app, {}, { minutesAgo: 200 })
    await handInNote(room)
    const contentHash = await hashFor(room)
    await app.sql`delete from auth.users where id = ${room.patient.person.id}`
    expect((await decide(room.supervisor, room.id, 'signed', { contentHash })).status).toBe(404)
    expect((await invoke(room.supervisor, 'open-note', { appointmentId: room.id })).status).toBe(404)
    expect((await room.supervisor.from('my_notes_to_review').select()).data).toEqual([])
    const left = await app.sql`
      select from note_reviews where appointment_id = ${room.id}
      union all select from app.note_openings where appointment_id = ${room.id}`
    expect(left.count).toBe(0)
  })
})

/** The note has waited a week; the second psychologist is no referent, though otherwise alike. */
async function referentsFor(room: SupervisedRoom) {
  await app.sql`update note_reviews set submitted_at = submitted_at - interval '8 days' where appointment_id = ${room.id}`
  const people = [await app.as('therapist'), await app.as('therapist')] as const
  await app.sql`update profiles set is_referent = true where id = ${people[0].person.id}`
  return people
}

describe('reviewers', () => {
  test('neither another supervisor, nor one who is suspended or was replaced, nor the author', async () => {
    const room = await supervisedRoom(app)
    const { id, supervisor, practitioner } = room
    await handInNote(room)
    const contentHash = await hashFor(room)
    const refusedTo = async (who: SupervisedRoom['supervisor'], status = 404) => {
      expect((await invoke(who, 'open-note', { appointmentId: id })).status).toBe(status)
      expect((await decide(who, id, 'signed', { contentHash })).status).toBe(status)
      expect((await who.from('my_notes_to_review').select()).data).toEqual([])
    }
    await refusedTo(await app.as('therapist'))
    await refusedTo(practitioner, 403)
    await refusedTo(await app.as('admin'), 403)
    await refusedTo(room.patient, 403)
    await app.sql`update profiles set suspended_at = now() where id = ${supervisor.person.id}`
    await refusedTo(supervisor)
    await app.sql`update profiles set suspended_at = null where id = ${supervisor.person.id}`
    await app.sql`update profiles set supervisor_id = null where id = ${practitioner.person.id}`
    await refusedTo(supervisor)
    // A student who became a psychologist must not review their own earlier notes.
    await app.sql`update profiles set user_type = 'therapist', is_referent = true, supervisor_id = id where id = ${practitioner.person.id}`
    await app.sql`update note_reviews set submitted_at = now() - interval '8 days' where appointment_id = ${id}`
    const promoted = {
      ...practitioner.person,
      claims: { ...practitioner.person.claims, app_metadata: { user_type: 'therapist' } },
    }
    const { client } = await signedInAs(promoted)
    await refusedTo(client)
  })

  test('a referent once a week has passed, and no other psychologist even then', async () => {
    const room = await supervisedRoom(app)
    await handInNote(room)
    const referent = await app.as('therapist')
    await app.sql`update profiles set is_referent = true where id = ${referent.person.id}`
    expect((await invoke(referent, 'open-note', { appointmentId: room.id })).status).toBe(404)
    expect((await referent.from('my_notes_to_review').select()).data).not.toContainEqual(
      expect.objectContaining({ appointment_id: room.id }),
    )
    const [, stranger] = await referentsFor(room)
    expect((await invoke(stranger, 'open-note', { appointmentId: room.id })).status).toBe(404)
    expect(
      (await referent.from('my_notes_to_review').select('is_own_student').eq('appointment_id', room.id)).data,
    ).toEqual([{ is_own_student: false }])
    const { waiting } = await openedNote(referent, room.id)
    const { contentHash = '' } = waiting ?? {}
    expect((await decide(referent, room.id, 'signed', { contentHash })).status).toBe(200)
    expect(await openedNote(referent, room.id)).toMatchObject({ state: 'signed', waiting: null })
  })

  test('a draft, and a note being mended, are their author’s alone', async () => {
    const room = await supervisedRoom(app)
    const { supervisor, id } = room
    const open = () => invoke(supervisor, 'open-note', { appointmentId: id })
    await invoke(room.practitioner, 'save-note', { appointmentId: id, ...WORDS })
    expect((await open()).status).toBe(404)
    await handInNote(room)
    await decide(supervisor, id, 'needs_revision', { contentHash: await hashFor(room) })
    expect((await open()).body).toMatchObject({ code: 'note_not_ready' })
  })
})

async function signedInAs(person: SupervisedRoom['supervisor']['person']) {
  const { createClient } = await import('@supabase/supabase-js')
  const client = createClient('http://mivoix.test', app.deps.settings.PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: app.fetchFrom('198.18.9.9'),
      headers: { Authorization: `Bearer ${await app.tokenOf(person)}` },
    },
  })
  return { client: Object.assign(client, { person }) as unknown as SupervisedRoom['supervisor'] }
}

describe('an amendment', () => {
  test('is added to a signed note alone, and goes the same way', async () => {
    const room = await supervisedRoom(app)
    const { supervisor, practitioner, id } = room
    const amend = (body: string, isReady: boolean) =>
      invoke(practitioner, 'amend-note', { appointmentId: id, body, isReady })
    await invoke(practitioner, 'save-note', { appointmentId: id, ...WORDS })
    expect(await codeOf(amend('Un oubli.', false))).toBe('amendment_too_early')
    await handInNote(room)
    expect(await codeOf(amend('Un oubli.', false))).toBe('note_closed')
    await decide(supervisor, id, 'signed', { contentHash: await hashFor(room) })
    expect(await codeOf(invoke(practitioner, 'save-note', { appointmentId: id, ...WORDS }))).toBe('note_signed')
    expect((await amend('', true)).status).toBe(422)
    expect((await amend('Un oubli.', false)).body).toEqual({ state: 'draft' })
    expect((await openedNote(supervisor, id)).amendments).toEqual([])
    expect((await amend('Un oubli, précisé.', true)).body).toEqual({ state: 'ready' })
    expect(await codeOf(amend('Encore.', false))).toBe('note_closed')

    const file = await openedNote(supervisor, id)
    expect(file).toMatchObject({ state: 'signed', waiting: { isAmendment: true } })
    expect(file.amendments).toMatchObject([{ body: 'Un oubli, précisé.', state: 'ready' }])
    await decide(supervisor, id, 'needs_revision', { contentHash: file.waiting?.contentHash ?? '' })
    expect((await amend('Mieux dit.', true)).body).toEqual({ state: 'ready' })
    await decide(supervisor, id, 'signed', { contentHash: await hashFor(room) })
    expect((await practitioner.from('note_amendments').select('state, signed_by_name')).data).toEqual([
      { state: 'signed', signed_by_name: 'Hélène Girard' },
    ])
    expect(
      (await invoke(await app.as('student'), 'amend-note', { appointmentId: id, body: 'x', isReady: false })).status,
    ).toBe(404)
  })

  test('of a psychologist is signed by themselves, like their note', async () => {
    const own = await roomOf(app, { minutesAgo: 60 }, { practitioner: await app.as('therapist') })
    await handInNote(own)
    const { body } = await invoke(own.practitioner, 'amend-note', {
      appointmentId: own.id,
      body: 'Un oubli.',
      isReady: true,
    })
    expect(body).toEqual({ state: 'signed' })
  })
})

describe('the database itself', () => {
  test('keeps what is signed, whoever writes', async () => {
    const room = await supervisedRoom(app)
    await handInNote(room)
    const write = (change: Record<string, unknown>) =>
      app.sql`update consultation_notes set ${app.sql(change)} where appointment_id = ${room.id}`.then(
        () => 'written',
        (error: Error) => error.message,
      )
    expect(await write({ observations: 'Réécrit.' })).toBe('note_closed')
    expect(await write({ state: 'draft' })).toBe('note_not_ready')
    await decide(room.supervisor, room.id, 'signed', { contentHash: await hashFor(room) })
    expect(await write({ observations: 'Réécrit.' })).toBe('note_signed')
    expect(await write({ state: 'needs_revision', signed_at: null })).toBe('note_signed')
    expect(await write({ signed_by_name: 'Quelqu’un d’autre' })).toBe('note_signed')
    expect(await write({ archived_at: new Date() })).toBe('written')
    expect((await invoke(room.supervisor, 'open-note', { appointmentId: room.id })).status).toBe(404)
  })
})
