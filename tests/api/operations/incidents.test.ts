import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { warnOfBreaches } from '#server/jobs/warn-of-breaches.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { pdfWords } from '../../support/pdf-words.ts'
import type { Person } from '../../support/rows/people.ts'

let app: TestApp
let admin: Client & { person: Person }

beforeAll(async () => {
  app = await startTestApp({ settings: { STATEMENT_TIMEOUT_MS: '60000' } })
  admin = await app.as('admin')
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const breach = {
  id: null,
  kind: 'breach',
  title: 'Un e-mail envoyé à la mauvaise adresse',
  noticedAt: hoursAgo(1),
  description: 'Une confirmation est partie vers une autre personne.',
  measures: null,
  peopleConcerned: null,
  peopleCount: null,
  recordsConcerned: null,
  recordsCount: null,
  consequences: null,
  contact: null,
  authorityToldAt: null,
  peopleToldAt: null,
  whyNotTold: null,
  isClosed: false,
}
const record = (change: object = {}) => invoke(admin, 'record-incident', { ...breach, ...change })

test('a breach is known for 72 hours before the authority must be told, and closed only once that is decided', async () => {
  const { body } = await record()
  const id = String(body.incidentId)
  const find = async () => (await admin.from('admin_incidents').select('*').eq('id', id).single()).data
  const row = await find()
  expect(new Date(row?.tell_authority_by ?? 0).getTime() - new Date(row?.noticed_at ?? 0).getTime()).toBe(
    72 * 3_600_000,
  )
  expect(await record({ id, isClosed: true })).toMatchObject({ status: 422, body: { code: 'breach_undecided' } })
  expect((await record({ id, isClosed: true, authorityToldAt: hoursAgo(0.5), peopleCount: 1 })).status).toBe(200)
  expect((await find())?.closed_at).not.toBeNull()
  expect((await record({ id, isClosed: false })).status).toBe(200)
  expect((await find())?.closed_at).toBeNull()
  await expect(
    app.sql`update app.incidents set closed_at = now(), authority_told_at = null, why_not_told = null where id = ${id}`,
  ).rejects.toMatchObject({ constraint_name: 'incidents_breach_is_decided' })
})

test('incidents are numbered without gaps, however many are written at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => record({ kind: 'incident' })))
  const numbers = await app.sql<{ number: number }[]>`select number from app.incidents order by number`
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_row, at) => at + 1))
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ description: '' }, 'description'],
  [{ peopleCount: -1 }, 'peopleCount'],
])('is refused with %o', async (change, field) => {
  expect((await record(change)).body).toMatchObject({ details: { [field]: expect.any(String) } })
})

test('is not noticed in the future', async () => {
  expect(await record({ noticedAt: hoursAgo(-1) })).toMatchObject({ body: { code: 'incident_in_future' } })
})

test('the register is a PDF with every field of article 33, over as many pages as it takes', async () => {
  await record({
    title: 'Accès à une sauvegarde',
    description: 'Un accès non prévu. '.repeat(200),
    peopleConcerned: 'Patientes et patients',
    recordsConcerned: 'Adresses',
    recordsCount: 42,
    consequences: 'Hameçonnage possible',
    contact: 'contact@mivoix.test',
    measures: 'Clés changées',
    whyNotTold: 'Données chiffrées',
  })
  const response = await app.fetch('/functions/v1/download-incident-register', {
    method: 'POST',
    headers: { authorization: `Bearer ${await app.tokenOf(admin.person)}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const words = await pdfWords(await response.arrayBuffer())
  for (const said of ['Accès à une sauvegarde', '42', 'Hameçonnage', 'Clés changées', 'Données chiffrées', 'CNIL'])
    expect(words).toContain(said)
  const therapist = await app.as('therapist')
  expect((await invoke(therapist, 'download-incident-register', {})).status).toBe(403)
})

describe('a breach of which the authority has not been told', () => {
  const overview = async () => (await admin.from('admin_overview').select('breaches, tell_authority_by').single()).data
  const warn = () => warnOfBreaches.handle({ data: {}, deps: app.deps, signal: AbortSignal.timeout(20_000) })
  const warnings = async () => {
    const mails = await app.sql<{ recipient: string; data: { hoursLeft: number } }[]>`
      select recipient, data from app.outgoing_mails where template = 'breach-deadline' order by created_at`
    return mails.map(({ data }) => data.hoursLeft)
  }

  beforeEach(async () => {
    await app.sql`delete from app.incidents`
    await app.sql`delete from app.outgoing_mails where template = 'breach-deadline'`
  })

  test('waits first, until it is told or closed; an ordinary incident does not', async () => {
    await record({ kind: 'incident' })
    expect(await overview()).toEqual({ breaches: 0, tell_authority_by: null })
    const { body } = await record({ noticedAt: hoursAgo(30) })
    await record({ noticedAt: hoursAgo(2) })
    const waiting = await overview()
    expect(waiting?.breaches).toBe(2)
    expect((Date.parse(waiting?.tell_authority_by ?? '') - Date.now()) / 3_600_000).toBeCloseTo(42, 1)
    await record({ id: body.incidentId, noticedAt: hoursAgo(30), authorityToldAt: hoursAgo(1) })
    expect((await overview())?.breaches).toBe(1)
    const nobody = await app.as('therapist')
    expect((await nobody.from('admin_overview').select()).data).toEqual([])
  })

  test('is told by mail to the administrators at 48, 24 and 6 hours left, each once', async () => {
    const { body } = await record({ noticedAt: hoursAgo(20) })
    const ages = async (hours: number) => {
      await app.sql`update app.incidents set noticed_at = ${hoursAgo(hours)} where id = ${String(body.incidentId)}`
      await Promise.all([warn(), warn()])
      await warn()
    }
    await ages(23)
    expect(await warnings()).toEqual([])
    await ages(24.1)
    expect(await warnings()).toEqual([47])
    await ages(48.1)
    expect(await warnings()).toEqual([47, 23])
    await ages(66.1)
    expect(await warnings()).toEqual([47, 23, 5])
    await ages(80)
    expect(await warnings()).toHaveLength(3)
    expect(
      (await app.sql`select from app.outgoing_mails where template = 'breach-deadline' and data::text like '%e-mail%'`)
        .count,
    ).toBe(0)
  })

  test('recorded late is told once, and anew when it turns out to be younger', async () => {
    const { body } = await record({ noticedAt: hoursAgo(70) })
    await warn()
    await warn()
    expect(await warnings()).toEqual([1])
    await record({ id: body.incidentId, noticedAt: hoursAgo(30) })
    await warn()
    expect(await warnings()).toEqual([1, 41])
  })

  test('leaves no mail once the authority was told', async () => {
    await record({ noticedAt: hoursAgo(70), authorityToldAt: hoursAgo(1) })
    await record({ noticedAt: hoursAgo(70), kind: 'incident' })
    await warn()
    expect(await warnings()).toEqual([])
  })
})
