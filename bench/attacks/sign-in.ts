import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { quantile } from '../measure.ts'

export interface Measured {
  name: string
  value: number
  unit: string
  bar: string
  holds: boolean
}

interface Target {
  /** Of a server in demo mode that trusts `x-forwarded-for` from here. */
  baseUrl: string
  publishableKey: string
}

/** A connection that was closed without an answer. */
const NO_ANSWER = 0
const SIGN_UPS = 200
const KNOWN_DEVICE_SIGN_INS = 100
const SIGN_INS_AFTER = 20
const SIGN_IN_P99_MS = 2000

/** Attacks the way in: a flood of sign-ups, and strangers who want to lock somebody out. */
export async function attackSignIn(target: Target): Promise<Measured[]> {
  const { email } = demoAccounts.patient
  const device = crypto.randomUUID()
  const signIn = async (from: string, password = DEMO_PASSWORD, knownDevice?: string) => {
    const headers: Record<string, string> = knownDevice ? { 'x-device': knownDevice } : {}
    const body = { email, password, gotrue_meta_security: { captcha_token: await proofOfWork(target, from) } }
    return timed(() => post(target, '/auth/v1/token?grant_type=password', from, body, headers))
  }
  // Whoever signs in once with it has made the device known.
  await signIn('192.0.2.1', DEMO_PASSWORD, device)
  const home = () => signIn('192.0.2.1', DEMO_PASSWORD, device)
  return [...(await floodOfSignUps(target, home)), ...(await lockOut(signIn, home))]
}

type SignIn = () => Promise<{ status: number; ms: number }>

async function floodOfSignUps(target: Target, signIn: SignIn): Promise<Measured[]> {
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
  const note = ({ status, ms }: Awaited<ReturnType<SignIn>>) => {
    times.push(ms)
    if (status !== 200) refused += 1
  }
  while (!during.signal.aborted) note(await signIn())
  for (let i = 0; i < SIGN_INS_AFTER; i++) note(await signIn())
  const answers = await flood
  const unforeseen = answers.filter((status) => ![200, 429, 503].includes(status)).length
  const p99 = Math.round(quantile(times, 0.99))
  return [
    atMost(`p99 of ${times.length} sign-ins during and after ${SIGN_UPS} sign-ups`, p99, 'ms', SIGN_IN_P99_MS),
    atMost(`sign-ins refused during ${SIGN_UPS} sign-ups`, refused, '', 0),
    atMost(`sign-ups answered otherwise than 200, 429 or 503`, unforeseen, '', 0),
  ]
}

async function lockOut(
  signIn: (from: string, password: string) => Promise<{ status: number }>,
  home: SignIn,
): Promise<Measured[]> {
  for (let i = 0; i < 30; i++) await signIn(networkOf(i % 15), `wrong ${i}`)
  const stranger = await signIn('192.0.2.200', DEMO_PASSWORD)
  let letIn = 0
  for (let i = 0; i < KNOWN_DEVICE_SIGN_INS; i++) if ((await home()).status === 200) letIn += 1
  const name = `of ${KNOWN_DEVICE_SIGN_INS} sign-ins of a known device during a lock-out, let in`
  return [
    atMost('a stranger who knows the password during the lock-out: let in', stranger.status === 200 ? 1 : 0, '', 0),
    { name, value: letIn, unit: '', bar: `= ${KNOWN_DEVICE_SIGN_INS}`, holds: letIn === KNOWN_DEVICE_SIGN_INS },
  ]
}

function atMost(name: string, value: number, unit: string, most: number): Measured {
  return { name, value, unit, bar: `≤ ${most}`, holds: value <= most }
}

/** Networks far from one another, so that no limit counts them together. */
function networkOf(i: number): string {
  return `10.${i}.${(i * 7) % 256}.1`
}

async function post(
  { baseUrl, publishableKey }: Target,
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
    const answer = await fetch(`${baseUrl}${path}`, request)
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

async function proofOfWork({ baseUrl, publishableKey }: Target, from: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/functions/v1/new-security-check`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`no proof of work was given: ${answer.status}`)
  const challenge = (await answer.json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
