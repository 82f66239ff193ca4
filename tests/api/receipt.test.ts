import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { book, type PatientClient, patientOf } from '../support/booking.ts'
import { createPractitioner, createSlot, dayAhead } from '../support/practitioners.ts'
import { refusalOf } from '../support/refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let nextDay = 30

async function paid(wish: Parameters<typeof book>[2] = {}) {
  const student = await createPractitioner(app.sql)
  const [start = new Date()] = await createSlot(app.sql, student, dayAhead(nextDay++))
  const patient = await patientOf(app)
  await app.sql`update profiles set last_name = 'Leroy-Żak' where id = ${patient.person.id}`
  const appointmentId = await book(patient, start, wish)
  const [payment] = await app.sql<{ id: string }[]>`select id from payments where appointment_id = ${appointmentId}`
  return { patient, paymentId: payment?.id ?? '' }
}

const download = (client: Pick<PatientClient, 'functions'>, paymentId: string) =>
  client.functions.invoke<Blob>('download-receipt', { body: { paymentId } })

/** The words drawn on the pages, as one string. */
async function wordsIn(file: Blob | null): Promise<string> {
  const document = await PDFDocument.load(await (file ?? new Blob()).arrayBuffer())
  const streams = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const texts = streams
    .filter((object) => object instanceof PDFRawStream)
    .map(({ contents }) => inflateSync(contents).toString('latin1'))
  const drawn = texts.flatMap((text) => [...text.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => hex))
  return drawn.map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))).join('\n')
}

test('a patient takes away the note of their payment, as the law asks for it', async () => {
  const { patient, paymentId } = await paid()
  const { data } = await download(patient, paymentId)
  expect(data?.type).toBe('application/pdf')
  const words = (await wordsIn(data)).replaceAll('\u00A0', ' ')
  for (const part of ['12 rue du Petit-Jour', 'Claire Leroy-Zak', 'Total hors taxes', '29,99 €', 'Inès M., étudiant'])
    expect(words).toContain(part)
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
  await app.sql`
    update payments set completed_at = null, payment_status = 'requires_action' where id = ${paymentId}`
  expect(await refusalOf(await download(patient, paymentId))).toMatchObject({ code: 'not_found' })
})
