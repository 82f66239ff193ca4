import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { errorMessage } from '#domain/messages.ts'
import { addMinutes } from '#domain/time.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { pdfWords } from '../../support/pdf-words.ts'
import {
  giveFreshSecondFactor,
  type SupervisedStudent,
  supervisedStudent,
} from '../../support/rows/supervised-student.ts'
import { supervisionOf } from '../../support/rows/supervision-of.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

async function withHours(options?: Parameters<typeof supervisedStudent>[1]): Promise<SupervisedStudent> {
  const pair = await supervisedStudent(app, options)
  await app.sql`insert into stage_hours (student_id, kind, day, minutes, source, description, state) values
    (${pair.student.person.id}, 'training', '2026-01-05', 600, 'declared', 'Séminaire', 'confirmed'),
    (${pair.student.person.id}, 'other', '2026-11-13', 150, 'declared', 'Étude', 'confirmed'),
    (${pair.student.person.id}, 'other', '2026-11-14', 500, 'declared', 'Étude', 'waiting')`
  return pair
}

const issue = ({ supervisor, student }: SupervisedStudent, minutes = 750) =>
  invoke(supervisor, 'issue-attestation', { studentId: student.person.id, minutes })
const check = (number: string) => invoke(app.visitor(), 'check-attestation', { number })

async function sealedBy(pair: SupervisedStudent): Promise<{ id: string; number: string }> {
  const { body } = await issue(pair)
  const { data } = await pair.student.from('attestations').select('id, number').eq('number', String(body.number))
  const [attestation] = data ?? []
  if (!attestation) throw new Error('not sealed', { cause: body })
  return attestation
}

describe('an attestation', () => {
  test('is sealed over its file, and checked by a stranger with the number', async () => {
    const pair = await withHours()
    const { id, number } = await sealedBy(pair)
    const { data: file } = await pair.student.functions.invoke<Blob>('download-attestation', {
      body: { attestationId: id },
    })
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
    const words = await pdfWords(bytes.buffer)
    for (const part of [
      'Attestation d’heures de stage',
      number,
      'Inès Laurent',
      'Hélène Girard',
      '12 h 30',
      '19 mai 2006',
      'depuis le 1er septembre 2025',
    ])
      expect(words.replaceAll(/\s/g, ' ')).toContain(part)
    const { status, body } = await check(number.replaceAll('-', ' '))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'valid',
      number,
      studentName: 'Inès Laurent',
      studies: 'Master 2, psychologie clinique',
      facts: {
        minutes: 750,
        firstDay: '2026-01-05',
        lastDay: '2026-11-13',
        supervisorName: 'Hélène Girard',
        practisingSince: 2014,
        fingerprint: createHash('sha256').update(bytes).digest('hex'),
      },
      revocation: null,
    })
  })

  test('with a digit changed is found out, and an unknown one too', async () => {
    const { number } = await sealedBy(await withHours())
    for (const at of [3, 6, 12, 13]) {
      const digit = (Number(number[at]) + 1) % 10
      const { status, body } = await check(`${number.slice(0, at)}${digit}${number.slice(at + 1)}`)
      expect(status).toBe(422)
      expect(body).toMatchObject({ details: { number: errorMessage('attestation_number_mistyped') } })
    }
    const { number: gone } = await sealedBy(await withHours())
    await app.sql`delete from attestations where number = ${gone}`
    expect((await check(gone)).body).toMatchObject({ code: 'attestation_unknown' })
  })

  test('with a changed file or changed facts is invalid', async () => {
    const first = await sealedBy(await withHours())
    await app.sql`update app.attestation_files set content = content || '\\x20'::bytea where attestation_id = ${first.id}`
    expect((await check(first.number)).body).toMatchObject({ status: 'broken', facts: null })
    const [second, third] = [await sealedBy(await withHours()), await sealedBy(await withHours())]
    await app.sql`update attestations set seal = (select seal from attestations where id = ${third.id}) where id = ${second.id}`
    expect((await check(second.number)).body).toMatchObject({ status: 'broken', facts: null })
  })

  test('is the supervisor’s to seal, after three years of practice and with a fresh proof', async () => {
    const recent = await withHours({ practisingSince: '2024-06-01' })
    expect((await issue(recent)).body).toMatchObject({ code: 'supervisor_too_recent' })
    expect((await issue(await withHours({ practisingSince: null }))).body).toMatchObject({
      code: 'supervisor_too_recent',
    })
    const pair = await withHours()
    const stranger = await withHours()
    expect((await issue({ ...pair, supervisor: stranger.supervisor })).status).toBe(404)
    expect((await issue({ ...pair, supervisor: pair.student })).status).toBe(403)
    await giveFreshSecondFactor(app, pair.supervisor, addMinutes(app.clock.now(), -11))
    expect((await issue(pair)).body).toMatchObject({ code: 'fresh_proof_needed' })
    await giveFreshSecondFactor(app, pair.supervisor)
    expect((await issue(pair)).status).toBe(200)
    expect((await issue(await supervisedStudent(app))).body).toMatchObject({ code: 'no_hours_to_attest' })
  })

  test('is sealed by each supervisor over the hours of their own supervision alone, also by a former one', async () => {
    const pair = await withHours()
    const next = await supervisedStudent(app)
    const studentId = pair.student.person.id
    await app.sql`update profiles set supervisor_id = ${next.supervisor.person.id} where id = ${studentId}`
    // Assigned a minute ago: nothing was done under them yet, not even this morning.
    expect((await issue({ ...pair, supervisor: next.supervisor })).body).toMatchObject({ code: 'no_hours_to_attest' })
    expect((await next.supervisor.from('hours_to_attest').select()).data).toEqual([])
    await supervisionOf(app.sql, studentId, [
      [pair.supervisor.person.id, '2025-09-01T00:00Z', '2026-11-01T12:00Z'],
      [next.supervisor.person.id, '2026-11-01T12:00Z', null],
    ])
    const readable = async ({ supervisor }: Pick<SupervisedStudent, 'supervisor'>) =>
      (await supervisor.from('hours_to_attest').select('is_current, minutes, periods')).data
    expect(await readable(pair)).toEqual([{ is_current: false, minutes: 600, periods: ['2025-09-01/2026-11-01'] }])
    expect(await readable(next)).toEqual([{ is_current: true, minutes: 150, periods: ['2026-11-01/'] }])
    expect((await issue(pair)).body).toMatchObject({ code: 'attested_hours_changed' })
    const [own, others] = [await issue(pair, 600), await issue({ ...pair, supervisor: next.supervisor }, 150)]
    expect([own.status, others.status]).toEqual([200, 200])
    expect((await check(String(own.body.number))).body).toMatchObject({
      facts: { minutes: 600, lastDay: '2026-01-05' },
    })
    expect((await check(String(others.body.number))).body).toMatchObject({
      facts: { minutes: 150, firstDay: '2026-11-13' },
    })
    // Somebody who is suspended seals nothing, former or not.
    await app.sql`update profiles set suspended_at = now() where id = ${pair.supervisor.person.id}`
    expect((await issue(pair, 600)).status).not.toBe(200)
    expect(await readable(pair)).toEqual([])
  })

  test('is not sealed over other hours than those on the screen', async () => {
    const pair = await withHours()
    const { student } = pair
    await app.sql`insert into stage_hours (student_id, kind, day, minutes, source, description, state)
      values (${student.person.id}, 'other', '2026-11-15', 60, 'declared', 'Étude', 'confirmed')`
    expect((await issue(pair)).body).toMatchObject({ code: 'attested_hours_changed' })
    expect((await student.from('attestations').select('id')).data).toEqual([])
    expect((await issue(pair, 810)).status).toBe(200)
  })

  test('pressed twice is sealed once', async () => {
    const pair = await withHours()
    const answers = await Promise.all([issue(pair), issue(pair)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await issue(pair)).body).toMatchObject({ code: 'attestation_exists' })
  })

  test('can be revoked, and leads to the one that replaces it', async () => {
    const pair = await withHours()
    const { id, number } = await sealedBy(pair)
    const revoke = (input: object) => invoke(pair.supervisor, 'revoke-attestation', { attestationId: id, ...input })
    expect((await revoke({ reason: ' ' })).body).toMatchObject({
      details: { reason: errorMessage('reason_missing') },
    })
    expect(
      (await invoke((await withHours()).supervisor, 'revoke-attestation', { attestationId: id, reason: 'x' })).status,
    ).toBe(404)
    expect((await revoke({ reason: 'Une séance comptée deux fois.' })).status).toBe(200)
    expect((await check(number)).body).toMatchObject({
      status: 'revoked',
      facts: null,
      revocation: { byName: 'Hélène Girard', replacedBy: null },
    })
    const next = await sealedBy(pair)
    expect((await check(number)).body).toMatchObject({ revocation: { replacedBy: next.number } })
    const { data } = await pair.student.from('attestations').select('revocation_reason').eq('id', id)
    expect(data).toEqual([{ revocation_reason: 'Une séance comptée deux fois.' }])
  })

  test('is not revoked by a psychologist who is suspended or no longer one', async () => {
    const pair = await withHours()
    const { id, number } = await sealedBy(pair)
    const revoke = () => invoke(pair.supervisor, 'revoke-attestation', { attestationId: id, reason: 'Une erreur.' })
    const { id: supervisorId } = pair.supervisor.person
    await app.sql`update profiles set suspended_at = now() where id = ${supervisorId}`
    expect(await revoke()).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    await app.sql`update profiles set suspended_at = null, verified_at = null where id = ${supervisorId}`
    expect(await revoke()).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect((await check(number)).body).toMatchObject({ status: 'valid' })
  })

  test('is downloaded by the two whose it is', async () => {
    const pair = await withHours()
    const { id } = await sealedBy(pair)
    expect((await invoke(await app.as('student'), 'download-attestation', { attestationId: id })).status).toBe(404)
    expect((await invoke(pair.supervisor, 'download-attestation', { attestationId: id })).status).toBe(200)
  })

  test('goes with the student’s account', async () => {
    const pair = await withHours()
    const { number } = await sealedBy(pair)
    await app.sql`delete from auth.users where id = ${pair.student.person.id}`
    expect((await check(number)).status).toBe(404)
  })
})

test('numbers are not to be tried one after the other', async () => {
  const visitor = app.visitor()
  const { number } = await sealedBy(await withHours())
  const statuses = new Set<number>()
  for (let i = 0; i < 31; i++) statuses.add((await invoke(visitor, 'check-attestation', { number })).status)
  expect([...statuses]).toEqual([200, 429])
})
