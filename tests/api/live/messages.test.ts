import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES_PER_TEN_MINUTES } from '#domain/constants.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { agreeToMessages, type Exchange, startExchange } from '../../support/exchange.ts'
import { refusalOf } from '../../support/refusal.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { insertThread } from '../../support/rows/thread-rows.ts'

let app: TestApp
let patient: SignedIn
let practitioner: SignedIn
let exchange: Exchange

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  exchange = await startExchange(app)
  ;({ patient, practitioner } = exchange)
})

const bodiesFor = async (who: SignedIn) =>
  (await who.from('thread_messages').select('sender, body').order('sent_at')).data?.map(({ body }) => body)
const conversationsOf = async (who: SignedIn) => (await who.from('my_conversations').select('*')).data ?? []
const unreadOf = async (who: SignedIn) => (await conversationsOf(who)).map(({ unread }) => unread)

describe('a thread', () => {
  test('opens with a paid appointment, and the appointment leads to it', async () => {
    const booker = await patientOf(app)
    await makeBookable(app.sql, practitioner.person.id)
    const [start] = await createSlot(app.sql, practitioner.person, dayAhead(9))
    const input = { practitionerId: practitioner.person.id }
    const appointmentId = await book(booker, start ?? new Date(), input)
    const [conversation] = await conversationsOf(booker)
    const { data } = await booker.from('my_appointments').select('thread_id').eq('id', appointmentId)
    expect(data).toEqual([{ thread_id: conversation?.id }])
    expect(conversation).toMatchObject({
      my_side: 'patient',
      with: 'Camille S.',
      unread: 0,
      is_open: true,
      last_message: null,
    })
  })

  test('is read by its two parties, and by nobody else: no supervisor, no administrator, no other patient', async () => {
    const supervisor = await app.as('therapist')
    await app.sql`update profiles set supervisor_id = ${supervisor.person.id} where id = ${practitioner.person.id}`
    await exchange.sent(patient, 'Bonjour, je dors mieux.')
    await exchange.sent(practitioner, 'C’est une bonne nouvelle.')
    for (const party of [patient, practitioner])
      expect(await bodiesFor(party)).toEqual(['Bonjour, je dors mieux.', 'C’est une bonne nouvelle.'])
    const strangers = [supervisor, await app.as('patient'), await app.as('student')].map((who) => ({
      who,
      status: 404,
    }))
    for (const { who, status } of [...strangers, { who: await app.as('admin'), status: 403 }]) {
      expect(await bodiesFor(who)).toEqual([])
      expect(await conversationsOf(who)).toEqual([])
      expect(await refusalOf(await exchange.send(who, 'Bonjour'))).toMatchObject({ status })
    }
  })

  test('shows the practitioner the name that the patient chose, one thread a name, and never who is behind it', async () => {
    const hidden = await insertThread(app.sql, {
      patient: patient.person,
      practitioner: practitioner.person,
      pseudonym: 'Nuage',
    })
    expect(hidden).not.toBe(exchange.threadId)
    await app.sql`update profiles set first_name = 'Zoé', avatar_path = 'zoe.png' where id = ${patient.person.id}`
    const seen = await conversationsOf(practitioner)
    expect(seen.map((one) => `${one.with} ${one.with_avatar}`)).toEqual(
      expect.arrayContaining(['Nuage null', 'Zoé null']),
    )
    expect(JSON.stringify(seen)).not.toContain(patient.person.id)
    const mine = await conversationsOf(patient)
    expect(mine.map((one) => one.pseudonym)).toEqual(expect.arrayContaining(['Nuage', null]))
  })

  test('closes when no appointment is left, and stays readable', async () => {
    await exchange.sent(patient, 'À vendredi.')
    await app.sql`update appointments set status = 'canceled', canceled_at = now() where patient_id = ${patient.person.id}`
    expect(await refusalOf(await exchange.send(practitioner, 'Bonjour'))).toMatchObject({
      code: 'thread_closed',
      status: 409,
    })
    expect(await conversationsOf(patient)).toMatchObject([{ is_open: false, last_message: 'À vendredi.' }])
    expect(await bodiesFor(practitioner)).toEqual(['À vendredi.'])
  })

  test('is deleted with the account of either party', async () => {
    await exchange.sent(patient, 'Bonjour')
    await app.sql`update appointments set status = 'canceled', canceled_at = now() where patient_id = ${patient.person.id}`
    await app.sql`delete from auth.users where id = ${patient.person.id}`
    expect(await app.sql`select from threads where id = ${exchange.threadId}`).toEqual([])
    expect(await app.sql`select from thread_messages where thread_id = ${exchange.threadId}`).toEqual([])
  })
})

describe('a message', () => {
  test('needs the patient’s consent, not the practitioner’s', async () => {
    await app.sql`delete from consents where user_id = ${patient.person.id}`
    expect(await refusalOf(await exchange.send(patient, 'Bonjour'))).toMatchObject({
      code: 'message_consent_needed',
      status: 403,
    })
    await exchange.sent(practitioner, 'Bonjour')
    await agreeToMessages(patient)
    await exchange.sent(patient, 'Bonjour à vous')
    expect(await bodiesFor(patient)).toEqual(['Bonjour', 'Bonjour à vous'])
  })

  test('sent twice under one key arrives once', async () => {
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([
      exchange.send(patient, 'Une fois', key),
      exchange.send(patient, 'Une fois', key),
    ])
    expect(first.data).toEqual(second.data)
    expect(await bodiesFor(practitioner)).toEqual(['Une fois'])
  })

  test('is neither empty nor endless, and keeps its line breaks', async () => {
    expect(await refusalOf(await exchange.send(patient, ' \n '))).toMatchObject({
      details: { body: 'Écrivez quelques mots avant d’envoyer votre message.' },
    })
    expect(await refusalOf(await exchange.send(patient, 'a'.repeat(4001)))).toMatchObject({
      code: 'message_too_long',
      message: 'Votre message dépasse 4000 caractères. Raccourcissez-le, ou envoyez-le en plusieurs fois.',
    })
    expect(await refusalOf(await exchange.send(patient, 'a\u0000b'))).toMatchObject({ status: 422 })
    await exchange.sent(patient, '  Une ligne,\npuis <b>une autre</b> 🌧  ')
    expect(await bodiesFor(practitioner)).toEqual(['Une ligne,\npuis <b>une autre</b> 🌧'])
  })

  test('that shows danger is delivered, and its sender is shown help at once', async () => {
    const body = 'J’ai envie de mourir, je ne vois plus d’autre issue.'
    expect((await exchange.sent(patient, body)).help[0]).toBe('3114')
    expect(await bodiesFor(practitioner)).toEqual([body])
    expect((await exchange.sent(patient, 'Merci pour la séance de mardi.')).help).toEqual([])
  })

  test('that shows danger brings help again when its answer was lost, though nobody kept what was seen', async () => {
    const key = crypto.randomUUID()
    const body = 'J’ai envie de mourir, je ne vois plus d’autre issue.'
    const first = await exchange.send(patient, body, key)
    const [remembered] = await app.sql<
      { answer: object }[]
    >`select answer from app.idempotent_answers where key = ${key}`
    expect(remembered?.answer).toEqual({ ...first.data, help: [] })
    const second = await exchange.send(patient, body, key)
    expect(second.data?.help).toContain('3114')
    expect(second.data).toEqual(first.data)
  })

  test('is read again as it was, without what was written since', async () => {
    const key = crypto.randomUUID()
    const question = 'Combien de cachets de somnifère faut-il prendre ?'
    const first = await exchange.send(patient, question, key)
    await exchange.sent(patient, 'Je suis au bout du rouleau, je n’en peux plus.')
    expect((await exchange.send(patient, question, key)).data).toEqual(first.data)
  })

  test('that shows danger brings help even when it is refused', async () => {
    const body = 'J’ai envie de mourir, je ne vois plus d’autre issue.'
    const help = expect.arrayContaining(['3114'])
    expect(await refusalOf(await exchange.send(patient, `${body} ${'a '.repeat(2500)}`))).toMatchObject({
      details: { help },
    })
    await app.sql`delete from consents where user_id = ${patient.person.id}`
    expect(await refusalOf(await exchange.send(patient, body))).toMatchObject({
      code: 'message_consent_needed',
      details: { help },
    })
    expect(await bodiesFor(practitioner)).toEqual([])
  })

  test('too many in a short time are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: MESSAGES_PER_TEN_MINUTES + 1 }, () => exchange.send(patient, 'Bonjour')),
    )
    const refused = answers.filter(({ error }) => error)
    expect(refused).toHaveLength(1)
    for (const answer of refused) expect(await refusalOf(answer)).toMatchObject({ code: 'too_many_requests' })
  })

  test('is erased by whoever wrote it, and by nobody else', async () => {
    const { messageId } = await exchange.sent(patient, 'À effacer')
    await practitioner.from('thread_messages').delete().eq('id', messageId)
    expect(await bodiesFor(patient)).toEqual(['À effacer'])
    await patient.from('thread_messages').delete().eq('id', messageId)
    expect(await bodiesFor(practitioner)).toEqual([])
  })

  test('each has an instant of its own, however close', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => exchange.sent(i % 2 ? patient : practitioner, `n° ${i}`)))
    expect(await bodiesFor(patient)).toHaveLength(8)
  })
})

describe('unread messages', () => {
  test('is counted for the other party until they have seen it; a message that came since stays new', async () => {
    const first = await exchange.sent(patient, 'Un')
    await exchange.sent(patient, 'Deux')
    expect(await unreadOf(practitioner)).toEqual([2])
    expect(await unreadOf(patient)).toEqual([0])
    await exchange.read(practitioner, first.sentAt)
    expect(await unreadOf(practitioner)).toEqual([1])
    await exchange.read(practitioner, (await exchange.sent(patient, 'Trois')).sentAt)
    expect(await unreadOf(practitioner)).toEqual([0])
    await exchange.read(practitioner, first.sentAt)
    expect(await unreadOf(practitioner)).toEqual([0])
  })

  test('nobody marks the thread of others, nor what was not written yet', async () => {
    await exchange.sent(patient, 'Un')
    const stranger = await app.as('student')
    const until = new Date(Date.now() + 60_000).toISOString()
    for (const who of [stranger, practitioner]) {
      const answer = await who.functions.invoke('mark-thread-read', { body: { threadId: exchange.threadId, until } })
      expect(await refusalOf(answer)).toMatchObject({ status: 404 })
    }
    expect(await unreadOf(practitioner)).toEqual([1])
  })
})

test('a patient’s export has the whole exchange, a practitioner’s their own words alone', async () => {
  await exchange.sent(patient, 'Mots de la patiente')
  await exchange.sent(practitioner, 'Mots du praticien')
  const exportOf = async (who: SignedIn) => {
    const { data } = await who.functions.invoke<Blob>('export-my-data', { body: { format: 'json' } })
    return data?.text()
  }
  const whole = await exportOf(patient)
  expect(whole).toContain('Mots de la patiente')
  expect(whole).toContain('Mots du praticien')
  const given = await exportOf(practitioner)
  expect(given).toContain('Mots du praticien')
  expect(given).not.toContain('Mots de la patiente')
  expect(given).not.toContain(patient.person.id)
})
