import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { quantile } from '../support/measure.ts'
import { type Attack, atMost, type Line, type Target } from './attack.ts'

/** Status of a connection closed without an answer. */
const NO_ANSWER = 0
const SIGN_UPS = 200
const KNOWN_DEVICE_SIGN_INS = 100
const SIGN_INS_AFTER = 20
const SIGN_IN_P99_MS = 2000

/** Attacks on authentication: a flood of sign-ups, and strangers who try to lock a user out. */
export const signIn: Attack = async (target) => {
  const { email } = demoAccounts.patient
  const device = crypto.randomUUID()
  const tryPassword = async (from: string, password = DEMO_PASSWORD, knownDevice?: string) => {
    const headers: Record<string, string> = knownDevice ? { 'x-device': knownDevice } : {}
    const body = { email, password, gotrue_meta_security: { captcha_token: await proofOfWork(target, from) } }
    return timed(() => post(target, '/auth/v1/token?grant_type=password', from, body, headers))
  }
  // A first successful sign-in makes the device known.
  await tryPassword('192.0.2.1', DEMO_PASSWORD, device)
  const home = () => tryPassword('192.0.2.1', DEMO_PASSWORD, device)
  return [...(await floodOfSignUps(target, home)), ...(await lockOut(tryPassword, home))]
}

type TrySignIn = () => Promise<{ status: number; ms: number }>

async function floodOfSignUps(target: Target, home: TrySignIn): Promise<Line[]> {
  const proofs: string[] = []
  for (let i = 0; i < SIGN_UPS; i++) proofs.push(await proofOfWork(target, networkOf(i)))
  const flood = Promise.all(
    proofs.map((captcha_token, i) => {
      const email = `flood-${crypto.randomUUID()}@exemple.fr`
      const body = { email, password: 'quatre petits mots simples', gotrue_meta_security: { captcha_token } }
      return post(target, '/auth/v1/signup', networkOf(i), body)
    }),
  )
  const during = new AbortController()
  void flood.finally(() => during.abort())
  const times: number[] = []
  let refused = 0
  const note = ({ status, ms }: Awaited<ReturnType<TrySignIn>>) => {
    times.push(ms)
    if (status !== 200) refused += 1
  }
  while (!during.signal.aborted) note(await home())
  for (let i = 0; i < SIGN_INS_AFTER; i++) note(await home())
  const answers = await flood
  const unforeseen = answers.filter((status) => ![200, 429, 503].includes(status)).length
  const p99 = Math.round(quantile(times, 0.99))
  return [
    atMost(SIGN_IN_P99_MS, `sign-in: p99 of ${times.length} during and after ${SIGN_UPS} sign-ups`, p99, 'ms'),
    atMost(0, `sign-in: refused during ${SIGN_UPS} sign-ups`, refused, 'sign-ins'),
    atMost(0, 'sign-in: sign-ups answered otherwise than 200, 429 or 503', unforeseen, 'sign-ups'),
  ]
}

async function lockOut(
  tryPassword: (from: string, password: string) => Promise<{ status: number }>,
  home: TrySignIn,
): Promise<Line[]> {
  for (let i = 0; i < 30; i++) await tryPassword(networkOf(i % 15), `wrong ${i}`)
  const stranger = await tryPassword('192.0.2.200', DEMO_PASSWORD)
  let lockedOut = 0
  for (let i = 0; i < KNOWN_DEVICE_SIGN_INS; i++) if ((await home()).status !== 200) lockedOut += 1
  return [
    atMost(
      0,
      'lock-out: a stranger with the right password who was let in',
      stranger.status === 200 ? 1 : 0,
      'strangers',
    ),
    atMost(0, `lock-out: of ${KNOWN_DEVICE_SIGN_INS} sign-ins of a known device, refused`, lockedOut, 'sign-ins'),
  ]
}

/** Unrelated networks, so that no rate limit counts them together. */
function networkOf(i: number): string {
  return `10.${i}.${(i * 7) % 256}.1`
}

async function post(
  { address, publishableKey }: Target,
  path: string,
  from: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<number> {
  const request = {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': from,
      ...headers,
    },
    body: JSON.stringify(body),
  }
  try {
    const answer = await fetch(`${address}${path}`, request)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return NO_ANSWER
  }
}

async function timed(call: () => Promise<number>): Promise<{ status: number; ms: number }> {
  const started = performance.now()
  const status = await call()
  return { status, ms: performance.now() - started }
}

async function proofOfWork({ address, publishableKey }: Target, from: string): Promise<string> {
  const answer = await fetch(`${address}/functions/v1/new-security-check`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`no proof of work was given: ${answer.status}`)
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
