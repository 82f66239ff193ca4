import { setTimeout as pause } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { TERMS_VERSION } from '#domain/constants.ts'
import type { Sql } from '#server/db/postgres.ts'

/** Address that the whole campus shares. */
const CAMPUS = '203.0.113.7'
const MAIL_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 500

export interface Answers {
  milliseconds: number[]
  /** Answers that no honest visitor should get, by kind. */
  refusals: Map<string, number>
}

interface Asked {
  method?: 'GET' | 'POST'
  body?: object
  headers?: Record<string, string>
}

/** Somebody on a campus, with a browser that no server has seen before; asks one thing after the other. */
export class Student {
  readonly #address: string
  readonly #mails: Sql
  readonly #answers: Answers
  readonly #device = crypto.randomUUID()
  #token = ''

  constructor(address: string, mails: Sql, answers: Answers) {
    this.#address = address
    this.#mails = mails
    this.#answers = answers
  }

  /** Counts a refusal unless the status is expected. */
  async ask<T>(kind: string, path: string, { method, body, headers }: Asked = {}, expected = 200): Promise<T> {
    const askedAt = performance.now()
    const answer = await fetch(`${this.#address}${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        apikey: 'sb_publishable_mivoix',
        'x-forwarded-for': CAMPUS,
        'x-device': this.#device,
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    this.#answers.milliseconds.push(performance.now() - askedAt)
    if (answer.status !== expected) {
      const refusal = `${kind}: ${answer.status} ${text.slice(0, 100)}`
      this.#answers.refusals.set(refusal, (this.#answers.refusals.get(refusal) ?? 0) + 1)
    }
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined) as T
  }

  rows<T>(kind: string, query: string): Promise<T[]> {
    return this.ask(kind, `/rest/v1/${query}`)
  }

  call<T>(name: string, body: object): Promise<T> {
    return this.ask(name, `/functions/v1/${name}`, { body })
  }

  /** Opens an account as /register does. */
  async signUp(email: string, password: string): Promise<void> {
    const { registrationId } = await this.call<{ registrationId: string }>('send-registration-code', {
      email,
      securityCheck: await this.#proofOfWork(),
    })
    const code = await this.#codeMailedTo(email)
    const { ticket } = await this.call<{ ticket: string }>('check-registration-code', { registrationId, code })
    const data = { user_type: 'patient', name: 'Banc Essai', terms_version: TERMS_VERSION }
    const headers = { 'x-registration-ticket': ticket }
    const signedUp = { body: { email, password, data }, headers }
    this.#enter(await this.ask<Session>('sign up', '/auth/v1/signup', signedUp))
  }

  /** Signs in as /login does, on a new device: with the password, then with the code of a mail. */
  async signIn(email: string, password: string, mistyped?: string): Promise<void> {
    if (mistyped) await this.#passwordStep(email, mistyped, 400)
    this.#enter(await this.#passwordStep(email, password))
    await this.ask('second step', '/auth/v1/factors/email/challenge', { body: {} })
    const body = { challenge_id: 'email', code: await this.#codeMailedTo(email) }
    this.#enter(await this.ask<Session>('its code', '/auth/v1/factors/email/verify', { body }))
  }

  async #passwordStep(email: string, password: string, expected = 200): Promise<Session> {
    const body = { email, password, gotrue_meta_security: { captcha_token: await this.#proofOfWork() } }
    return this.ask<Session>('sign in', '/auth/v1/token?grant_type=password', { body }, expected)
  }

  async #proofOfWork(): Promise<string> {
    const challenge = await this.call<Challenge>('new-security-check', {})
    return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
  }

  async #codeMailedTo(email: string): Promise<string> {
    const mails = this.#mails
    for (const until = performance.now() + MAIL_WITHIN_MS; performance.now() < until; await pause(LOOK_EVERY_MS)) {
      const [mail] = await mails<{ body_text: string }[]>`
        select body_text from app.mailbox where recipient = ${email} order by id desc limit 1`
      const code = /\b\d{6}\b/.exec(mail?.body_text ?? '')?.[0]
      if (code) return code
    }
    throw new Error('a code was not mailed in time')
  }

  #enter({ access_token: token }: Session): void {
    this.#token = token
  }
}

interface Session {
  access_token: string
}
