import { beforeAll, describe, expect, test } from 'vitest'
import { countPractitionerFigures } from '#server/jobs/supervision/count-practitioner-figures.ts'
import { raiseAlerts } from '#server/jobs/supervision/raise-alerts.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { judged, putStays } from '../../support/browser/stays.ts'
import { invoke } from '../../support/invoke.ts'
import { supervisedStudent } from '../../support/rows/supervised-student.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const rate = (room: Room, input: object = {}) =>
  invoke(room.patient, 'rate-consultation', { appointmentId: room.id, stars: 4, ...input })

async function heldRoom(): Promise<Room & { supervisor: SignedIn }> {
  const { student, supervisor } = await supervisedStudent(app)
  const room = await roomOf(app, { minutesAgo: 60 }, { practitioner: student })
  await judged(app, room)
  return { ...room, supervisor }
}

async function waitingFor(supervisor: SignedIn) {
  const { data } = await supervisor.from('ratings_to_moderate').select('id, about, comment, reply, practitioner_name')
  return data ?? []
}

/** Decides about the words as they wait now. */
async function moderate(by: SignedIn, decision: { ratingId?: string; about: string; [field: string]: unknown }) {
  const { ratingId, about } = decision
  const [words] = await app.sql<{ comment: string; reply: string }[]>`
    select r.comment, reply.body as reply from consultation_ratings r left join rating_replies reply on reply.rating_id = r.id
    where r.id = ${ratingId ?? ''}`
  return invoke(by, 'moderate-rating', { words: about === 'comment' ? words?.comment : words?.reply, ...decision })
}

async function passedOn(room: Room & { supervisor: SignedIn }): Promise<string> {
  await rate(room, { comment: 'Merci pour votre écoute.' })
  const [{ id } = { id: '' }] = await waitingFor(room.supervisor)
  await moderate(room.supervisor, { ratingId: id, about: 'comment', isPassedOn: true })
  return id
}

describe('a rating', () => {
  test('is of a consultation that was held, within thirty days, by its patient', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    expect((await rate(room)).body).toMatchObject({ code: 'rating_not_held' })
    await judged(app, room, 'too_short')
    expect((await rate(room)).body).toMatchObject({ code: 'rating_not_held' })
    const held = await heldRoom()
    expect((await rate({ ...held, patient: await app.as('patient') })).status).toBe(404)
    expect((await rate({ ...held, patient: held.practitioner })).status).toBe(403)
    expect((await rate(held, { stars: 6 })).status).toBe(422)
    expect((await rate(held)).status).toBe(200)
    const old = await roomOf(app, { minutesAgo: 31 * 24 * 60 })
    await judged(app, old)
    expect((await rate(old)).body).toMatchObject({ code: 'rating_over' })
  })

  test('given at once, before the verdict, goes when that finds it too short', async () => {
    const room = await roomOf(app, { minutesAgo: 20 })
    await putStays(app, room, ['practitioner', 0, 20], ['patient', 0, 20])
    expect((await rate(room)).status).toBe(200)
    await judged(app, room, 'too_short')
    expect((await room.patient.from('consultation_ratings').select('stars')).data).toEqual([])
  })

  test('given twice is one, changed', async () => {
    const room = await heldRoom()
    await rate(room, { stars: 2, comment: 'Trop vite.' })
    await rate(room, { stars: 5, comment: 'À la réflexion, merci.' })
    const { data } = await room.patient.from('consultation_ratings').select('stars, comment, comment_state')
    expect(data).toEqual([{ stars: 5, comment: 'À la réflexion, merci.', comment_state: 'waiting' }])
    expect(await waitingFor(room.supervisor)).toHaveLength(1)
  })

  test('whose stars alone change keeps the seven days of its waiting comment, and its supervisor hears of the stars', async () => {
    const room = await heldRoom()
    const dueAt = async () => (await room.supervisor.from('ratings_to_moderate').select('due_at')).data?.[0]?.due_at
    await rate(room, { stars: 5, comment: 'Trop vite.' })
    await app.sql`update consultation_ratings set rated_at = now() - interval '6 days' where appointment_id = ${room.id}`
    const due = await dueAt()
    for (const stars of [4, 2, 2]) expect((await rate(room, { stars, comment: 'Trop vite.' })).status).toBe(200)
    expect(await dueAt()).toBe(due)
    await raiseAlerts.handle({ data: {}, deps: app.deps, signal: AbortSignal.timeout(60_000) })
    expect((await room.supervisor.from('my_alerts').select('kind')).data).toContainEqual({ kind: 'low_rating' })
    await rate(room, { stars: 2, comment: 'Un peu trop vite.' })
    expect(await dueAt()).not.toBe(due)
  })

  test('is nobody’s to read but the patient’s; the practitioner learns neither name, nor day, nor stars', async () => {
    const room = await heldRoom()
    await rate(room, { stars: 1, comment: 'Trop vite.' })
    expect((await room.practitioner.from('consultation_ratings').select('id')).data).toEqual([])
    expect((await room.practitioner.from('my_ratings').select()).data).toEqual([])
    const [waiting] = await waitingFor(room.supervisor)
    expect(waiting).toMatchObject({ about: 'comment', comment: 'Trop vite.', practitioner_name: 'Inès L.' })
    expect(Object.values(waiting ?? {})).not.toContain(room.patient.person.id)
    const moderation = { ratingId: waiting?.id, about: 'comment', isPassedOn: true }
    expect((await moderate(await app.as('therapist'), moderation)).status).toBe(404)
    expect((await moderate(room.practitioner, moderation)).status).toBe(403)
    expect((await moderate(room.supervisor, moderation)).status).toBe(200)
    expect((await moderate(room.supervisor, moderation)).status).toBe(404)
    expect((await room.practitioner.from('my_ratings').select()).data).toEqual([
      { id: waiting?.id, comment: 'Trop vite.', reply: null, reply_state: null, reply_withheld_reason: null },
    ])
    expect((await rate(room, { stars: 2, comment: 'Autre chose.' })).body).toMatchObject({
      code: 'rating_comment_settled',
    })
    expect((await rate(room, { stars: 2, comment: 'Trop vite.' })).status).toBe(200)
  })

  test('withheld: the patient reads why, the practitioner nothing', async () => {
    const room = await heldRoom()
    await rate(room, { comment: 'Son adresse est 3 rue des Lilas.' })
    const [waiting] = await waitingFor(room.supervisor)
    const withhold = (reason?: string) =>
      moderate(room.supervisor, { ratingId: waiting?.id, about: 'comment', isPassedOn: false, reason })
    expect((await withhold()).status).toBe(422)
    expect((await withhold('Votre mot contient une adresse.')).status).toBe(200)
    const { data } = await room.patient.from('consultation_ratings').select('comment_state, withheld_reason')
    expect(data).toEqual([{ comment_state: 'withheld', withheld_reason: 'Votre mot contient une adresse.' }])
    expect((await room.practitioner.from('my_ratings').select()).data).toEqual([])
  })
})

test('words changed since the moderator read them are not decided about', async () => {
  const room = await heldRoom()
  await rate(room, { comment: 'Merci.' })
  const [read] = await waitingFor(room.supervisor)
  await rate(room, { comment: 'Elle habite 3 rue des Lilas.' })
  const decision = { ratingId: read?.id ?? '', about: 'comment', words: read?.comment, isPassedOn: true }
  expect(await moderate(room.supervisor, decision)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await room.practitioner.from('my_ratings').select()).data).toEqual([])
  expect(await waitingFor(room.supervisor)).toMatchObject([{ comment: 'Elle habite 3 rue des Lilas.' }])
})

describe('a reply', () => {
  test('goes back through the supervisor, once', async () => {
    const room = await heldRoom()
    const ratingId = await passedOn(room)
    const reply = (body: string) => invoke(room.practitioner, 'reply-to-rating', { ratingId, body })
    expect((await reply('x'.repeat(501))).body).toMatchObject({
      details: { body: 'Votre réponse dépasse 500 caractères. Raccourcissez-la : rien n’est perdu.' },
    })
    expect((await reply('  ')).status).toBe(422)
    expect((await reply('é'.repeat(500))).status).toBe(200)
    expect((await reply('Encore.')).body).toMatchObject({ code: 'rating_already_answered' })
    const read = async () => (await room.patient.from('rating_replies').select('body')).data
    expect(await read()).toEqual([])
    expect(await waitingFor(room.supervisor)).toMatchObject([{ id: ratingId, about: 'reply', reply: 'é'.repeat(500) }])
    await moderate(room.supervisor, { ratingId, about: 'reply', isPassedOn: true })
    expect(await read()).toEqual([{ body: 'é'.repeat(500) }])
    expect((await (await app.as('patient')).from('rating_replies').select('body')).data).toEqual([])
  })

  test('withheld stays between its author and the supervisor', async () => {
    const room = await heldRoom()
    const ratingId = await passedOn(room)
    await invoke(room.practitioner, 'reply-to-rating', { ratingId, body: 'Appelez-moi.' })
    const reason = 'Pas de contact en dehors.'
    await moderate(room.supervisor, { ratingId, about: 'reply', isPassedOn: false, reason })
    expect((await room.patient.from('rating_replies').select('body')).data).toEqual([])
    const { data } = await room.practitioner.from('my_ratings').select('reply_state, reply_withheld_reason')
    expect(data).toEqual([{ reply_state: 'withheld', reply_withheld_reason: reason }])
  })

  test('is to words that were passed on, about oneself', async () => {
    const room = await heldRoom()
    await rate(room, { comment: 'Merci.' })
    const [waiting] = await waitingFor(room.supervisor)
    const input = { ratingId: waiting?.id, body: 'Merci à vous.' }
    expect((await invoke(room.practitioner, 'reply-to-rating', input)).status).toBe(404)
    await moderate(room.supervisor, { ratingId: waiting?.id, about: 'comment', isPassedOn: true })
    expect((await invoke(await app.as('therapist'), 'reply-to-rating', input)).status).toBe(404)
  })
})

test('words about a psychologist, or that waited for a week, are a referent’s', async () => {
  const referent = await app.as('therapist')
  await app.sql`update profiles set is_referent = true where id = ${referent.person.id}`
  const psychologist = await roomOf(app, { minutesAgo: 60 }, { practitioner: await app.as('therapist') })
  await judged(app, psychologist)
  await rate(psychologist, { comment: 'Merci.' })
  expect(await waitingFor(referent)).toHaveLength(1)
  const student = await heldRoom()
  await rate(student, { comment: 'Merci aussi.' })
  expect(await waitingFor(referent)).toHaveLength(1)
  await app.sql`update consultation_ratings set rated_at = now() - interval '8 days' where appointment_id = ${student.id}`
  expect(await waitingFor(referent)).toHaveLength(2)
  await app.sql`update profiles set is_referent = true where id = ${psychologist.practitioner.person.id}`
  expect(await waitingFor(psychologist.practitioner)).not.toContainEqual(expect.objectContaining({ comment: 'Merci.' }))
})

describe('public ratings', () => {
  const count = () =>
    countPractitionerFigures.handle({
      data: {},
      deps: { ...app.deps, clock: () => new Date() },
      signal: AbortSignal.timeout(60_000),
    })

  test('is a mean from five ratings on, counted at night', async () => {
    const { student } = await supervisedStudent(app)
    const rated = async (stars: number) => {
      const room = await roomOf(app, { minutesAgo: 60 }, { practitioner: student })
      await judged(app, room)
      await rate(room, { stars, comment: 'Un secret.' })
      await app.sql`update appointments set practitioner_id = null where id = ${room.id}`
    }
    const read = async () =>
      (await app.visitor().from('practitioner_ratings').select('mean, count').eq('practitioner_id', student.person.id))
        .data
    for (const stars of [5, 5, 4, 4]) await rated(stars)
    await count()
    expect(await read()).toEqual([])
    await rated(5)
    expect(await read()).toEqual([])
    await count()
    expect(await read()).toEqual([{ mean: 4.6, count: 5 }])
    await app.sql`update profiles set suspended_at = now() where id = ${student.person.id}`
    expect(await read()).toEqual([])
  })

  test('says who supervises, and from five notes on how soon', async () => {
    const { student } = await supervisedStudent(app)
    const supervisor = await app.as('therapist')
    await app.sql`update profiles set supervisor_id = ${supervisor.person.id} where id = ${student.person.id}`
    const signed = async (hours: number) => {
      const room = await roomOf(app, { minutesAgo: 60 }, { practitioner: student })
      await app.sql`insert into consultation_notes (appointment_id, author_id, state, submitted_at, signed_by, signed_by_name, signed_at)
        values (${room.id}, ${student.person.id}, 'signed', now() - ${hours} * interval '1 hour', ${supervisor.person.id}, 'H', now() - interval '1 minute')`
      await app.sql`update appointments set practitioner_id = null where id = ${room.id}`
    }
    const read = async () =>
      (
        await app
          .visitor()
          .from('supervision_proofs')
          .select('supervisor_name, notes_reviewed, median_review_minutes')
          .eq('practitioner_id', student.person.id)
      ).data
    for (const hours of [1, 2, 10, 40]) await signed(hours)
    await count()
    expect(await read()).toEqual([
      { supervisor_name: 'Camille therapist', notes_reviewed: null, median_review_minutes: null },
    ])
    await signed(50)
    await count()
    expect(await read()).toEqual([
      { supervisor_name: 'Camille therapist', notes_reviewed: 5, median_review_minutes: 599 },
    ])
  })
})
