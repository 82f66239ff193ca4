import { beforeAll, expect, test, vi } from 'vitest'
import { ThreadQueue } from '#server/threads/thread-queue.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { pdfWords } from '../../support/pdf-words.ts'
import { refusalOf } from '../../support/refusal.ts'
import { book, type PatientClient, patientOf } from '../../support/rows/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

async function paid(input: Parameters<typeof book>[2] = {}, name = ['Claire', 'Leroy-Żak']) {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  const patient = await patientOf(app)
  const [firstName = '', lastName = ''] = name
  await app.sql`update profiles set first_name = ${firstName}, last_name = ${lastName} where id = ${patient.person.id}`
  const appointmentId = await book(patient, start, input)
  const [payment] = await app.sql<{ id: string }[]>`select id from payments where appointment_id = ${appointmentId}`
  return { patient, paymentId: payment?.id ?? '' }
}

const download = (client: Pick<PatientClient, 'functions'>, paymentId: string) =>
  client.functions.invoke<Blob>('download-receipt', { body: { paymentId } })

const wordsIn = async (file: Blob | null) => pdfWords(await (file ?? new Blob()).arrayBuffer())

test('a patient takes away the note of their payment, as the law asks for it', async () => {
  const { patient, paymentId } = await paid()
  const { data } = await download(patient, paymentId)
  expect(data?.type).toBe('application/pdf')
  const words = (await wordsIn(data)).replaceAll('\u00A0', ' ').replaceAll('\n', '')
  for (const part of ['12 rue du Petit-Jour', 'Claire Leroy-Żak', 'Total hors taxes', '29,99 €', 'Inès M., étudiant'])
    expect(words).toContain(part)
})

test.each(['Łukasz Đặng', 'Ольга Щербакова', 'Γιώργος Νικολάου', 'محمد العربي'])(
  '%s is written as it is',
  async (name) => {
    const { patient, paymentId } = await paid({}, [name])
    const words = await wordsIn((await download(patient, paymentId)).data)
    const isWrittenToTheLeft = /\p{Script=Arabic}/u.test(name)
    // A name that needs two fonts is drawn in several text runs.
    expect(words.replaceAll('\n', '')).toContain(isWrittenToTheLeft ? Array.from(name).toReversed().join('') : name)
  },
)

test('letters that no font of ours has are marked, and the note says so', async () => {
  const { patient, paymentId } = await paid({}, ['王小明', 'Chen'])
  const words = await wordsIn((await download(patient, paymentId)).data)
  expect(words).toContain('\n??? Chen\n')
  expect(words).toContain('remplacées par « ? »')
})

test('under a pseudonym the note names nobody', async () => {
  const { patient, paymentId } = await paid({ appearance: 'pseudonym', pseudonym: 'Lune' })
  const words = await wordsIn((await download(patient, paymentId)).data)
  expect(words).toContain('Note n°')
  expect(words).not.toMatch(/Claire|Leroy|Lune/)
})

test('money for a booking that is gone is noted as the consultation it was for', async () => {
  const { patient, paymentId } = await paid({ appearance: 'pseudonym', pseudonym: 'Lune' })
  const whole = await wordsIn((await download(patient, paymentId)).data)
  await app.sql`delete from app.receipts where payment_id = ${paymentId}`
  await app.sql`delete from appointments where id = (select appointment_id from payments where id = ${paymentId})`
  const words = await wordsIn((await download(patient, paymentId)).data)
  const service = /\n(Consultation de 45 minutes.*)\n/
  expect(words.match(service)?.[1]).toBe(whole.match(service)?.[1])
  const date = /prestation\n(.*)\n/
  expect(words.match(date)?.[1]).toBe(whole.match(date)?.[1])
  expect(words).toMatch(date)
  expect(words).not.toMatch(/premium|Avec|Claire|Lune/)
})

test('nobody else reads it, and what was not paid has none', async () => {
  const { patient, paymentId } = await paid()
  const stranger = await patientOf(app)
  expect(await refusalOf(await download(stranger, paymentId))).toMatchObject({ code: 'not_found' })
  await app.sql`delete from app.receipts where payment_id = ${paymentId}`
  await app.sql`
    update payments set completed_at = null, payment_status = 'requires_action' where id = ${paymentId}`
  expect(await refusalOf(await download(patient, paymentId))).toMatchObject({ code: 'not_found' })
})

test('no transaction waits while the note is drawn', async () => {
  const { patient, paymentId } = await paid()
  let waiting: number | undefined
  vi.spyOn(ThreadQueue.prototype, 'run').mockImplementationOnce(async () => {
    const open = await app.sql`
      select from pg_stat_activity where state = 'idle in transaction' and query like '%from payments p%'`
    waiting = open.length
    return new Uint8Array()
  })
  await download(patient, paymentId)
  expect(waiting).toBe(0)
})

test('a note is issued with the payment and does not change with the profile', async () => {
  const { patient, paymentId } = await paid()
  const [issued] = await app.sql<{ number: string }[]>`select number from app.receipts where payment_id = ${paymentId}`
  await app.sql`update profiles set first_name = 'Autre', last_name = 'Nom' where id = ${patient.person.id}`
  const words = await wordsIn((await download(patient, paymentId)).data)
  expect(words.replaceAll('\n', '')).toContain('Claire Leroy-Żak')
  expect(words).toContain(`Note n° ${issued?.number}`)
})
