import type { Session } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { newEmail, PASSWORD } from '../../support/rows/sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { AUTOMATIC_CONFIRMATION: 'on' } })
})

async function signIn(headers: Record<string, string> = {}): Promise<Session> {
  const email = newEmail()
  await app.visitor().auth.signUp({ email, password: PASSWORD })
  const body = JSON.stringify({ email, password: PASSWORD })
  const answer = await app.fetch('/auth/v1/token?grant_type=password', { method: 'POST', headers, body })
  return answer.json() as Promise<Session>
}

async function refresh({ refresh_token }: Session, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ refresh_token })
  const answer = await app.fetch('/auth/v1/token?grant_type=refresh_token', { method: 'POST', headers, body })
  return { status: answer.status, session: (await answer.json()) as Session }
}

const PROLONG = { 'x-prolong-session': 'true' }
const endOf = ({ access_token }: Session): number => JSON.parse(atob(access_token.split('.')[1] ?? '')).session_ends_at
const inMinutes = (session: Session) => Math.round((endOf(session) * 1000 - app.clock.now().getTime()) / 60_000)

test('a session says when it ends, and a refresh alone does not change that', async () => {
  const session = await signIn()
  expect(inMinutes(session)).toBe(60)
  app.clock.advance({ minutes: 30 })
  const refreshed = await refresh(session)
  expect(inMinutes(refreshed.session)).toBe(30)
})

test('its person prolongs it by an hour, for half a day', async () => {
  let session = await signIn()
  for (let hours = 1; hours <= 11; hours++) {
    app.clock.advance({ minutes: 59 })
    const prolonged = await refresh(session, PROLONG)
    expect(prolonged.status).toBe(200)
    session = prolonged.session
    expect(inMinutes(session)).toBe(60)
  }
  app.clock.advance({ minutes: 59 })
  expect(inMinutes((await refresh(session, PROLONG)).session)).toBeLessThanOrEqual(12)
})

test('not once it has ended, nor a longer one', async () => {
  const week = await signIn({ 'x-stay-signed-in': 'true' })
  expect(endOf((await refresh(week, PROLONG)).session)).toBe(endOf(week))
  const session = await signIn()
  app.clock.advance({ minutes: 61 })
  expect((await refresh(session, PROLONG)).status).toBe(400)
})

test('nor one that still owes its second step', async () => {
  const session = await signIn()
  const { session_id: id } = JSON.parse(atob(session.access_token.split('.')[1] ?? ''))
  await app.sql`update auth.sessions set second_step_due = true where id = ${id}`
  app.clock.advance({ minutes: 30 })
  expect(inMinutes((await refresh(session, PROLONG)).session)).toBe(30)
})
