import { randomBytes } from 'node:crypto'
import { requestBytes } from '../../http/load.ts'

interface DoorRequest {
  path: string
  /** Sent by POST. */
  body?: object
}

const email = () => `flood-${crypto.randomUUID()}@exemple.fr`
const token = () => randomBytes(32).toString('base64url')

/** One kind after the other: each reaches a query of its door, unless the network is refused before. */
const doors = {
  '/rest/v1': [() => ({ path: '/rest/v1/chat_sessions?limit=1' })],
  '/auth/v1': [
    () => ({ path: '/auth/v1/token?grant_type=password', body: { email: email(), password: 'un mot de passe faux' } }),
    () => ({ path: '/auth/v1/verify', body: { type: 'email', email: email(), token: '12345678' } }),
    () => ({ path: '/auth/v1/recover', body: { email: email() } }),
    () => ({ path: '/auth/v1/token?grant_type=pkce', body: { auth_code: token(), code_verifier: token() } }),
    () => ({ path: '/auth/v1/signup', body: { email: email(), password: 'quatre petits mots simples' } }),
  ],
  '/functions/v1': [
    () => ({ path: '/functions/v1/new-security-check', body: {} }),
    () => ({ path: '/functions/v1/confirm-newsletter', body: { token: token() } }),
    () => ({ path: '/functions/v1/stop-daily-mails', body: { token: token() } }),
    () => ({
      path: '/functions/v1/check-registration-code',
      body: { registrationId: crypto.randomUUID(), code: '123456' },
    }),
  ],
  '/calendar': [() => ({ path: `/calendar/${token()}.ics` })],
  broadcasts: [
    () => ({
      path: '/realtime/v1/api/broadcast',
      body: { messages: [{ topic: `session:${crypto.randomUUID()}`, event: 'signal', payload: {}, private: true }] },
    }),
  ],
  chat: [
    () => ({
      path: '/functions/v1/chat-wit-ai',
      body: { message: 'je veux mourir', sessionId: crypto.randomUUID(), consent: true },
    }),
  ],
} satisfies Record<string, (() => DoorRequest)[]>

export type Door = keyof typeof doors

/** The bytes of a request; `count` chooses its kind. */
export function requestTo(door: Door, count: number, port: number, headers: Record<string, string>): Buffer {
  const kinds: readonly (() => DoorRequest)[] = doors[door]
  const kind = kinds[count % kinds.length]
  if (!kind) throw new Error(`${door} has no request`)
  const { path, body } = kind()
  if (!body) return requestBytes(port, 'GET', path, headers)
  return requestBytes(port, 'POST', path, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body))
}
