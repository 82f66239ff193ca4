import { GoTrueAdminApi, GoTrueClient } from '@supabase/supabase-js'
import { exportJWK, generateKeyPair } from 'jose'
import { expect } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { newEmail } from './rows/sign-up.ts'

const URL_OF_AUTH = 'http://mivoix.test/auth/v1'
const SERVICE_KEY = 'a service key of the tests, long enough to be one'

export const WRONG_EMAIL = 'xx:;x@x.x'

/** Every field of a session and its user on the wire. */
export const WHOLE_SESSION = {
  access_token: expect.any(String),
  refresh_token: expect.any(String),
  expires_in: expect.any(Number),
  expires_at: expect.any(Number),
  token_type: 'bearer',
}
export const WHOLE_USER = {
  id: expect.any(String),
  email: expect.any(String),
  phone: expect.any(String),
  aud: expect.any(String),
  last_sign_in_at: expect.any(String),
  created_at: expect.any(String),
  updated_at: expect.any(String),
}

/** The official client as in its own integration tests, with its storage. */
interface OfficialClient {
  auth: GoTrueClient
  storage: Map<string, string>
  /** Requested paths. */
  asked: string[]
}

export interface OfficialServer {
  app: TestApp
  client(options?: { flowType?: 'pkce' | 'implicit' }): OfficialClient
  admin: GoTrueAdminApi
}

/** The server with the settings that the official client's integration tests expect; `settings` overrides some. */
export async function startOfficialServer(settings: Record<string, string> = {}): Promise<OfficialServer> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const app = await startTestApp({
    settings: {
      AUTOMATIC_CONFIRMATION: 'on',
      ANONYMOUS_SIGN_IN: 'on',
      PHONE_SIGN_UP: 'on',
      PASSWORD_MIN_LENGTH: '6',
      SIGNING_KEYS: JSON.stringify([{ ...(await exportJWK(privateKey)), kid: 'given' }]),
      SERVICE_KEY,
      REDIRECT_URLS: 'http://localhost:9999/welcome',
      ...settings,
    },
    jobs: 'running',
  })
  return {
    app,
    client({ flowType = 'implicit' } = {}) {
      const storage = new Map<string, string>()
      const asked: string[] = []
      const auth = new GoTrueClient({
        url: URL_OF_AUTH,
        autoRefreshToken: false,
        persistSession: true,
        flowType,
        storage: {
          getItem: (key) => storage.get(key) ?? null,
          setItem: (key, value) => void storage.set(key, value),
          removeItem: (key) => void storage.delete(key),
        },
        fetch: (input, init) => {
          const url = input instanceof Request ? input.url : input.toString()
          asked.push(new URL(url).pathname)
          return app.fetch(url, init)
        },
      })
      return { auth, storage, asked }
    },
    admin: new GoTrueAdminApi({
      url: URL_OF_AUTH,
      headers: { Authorization: `Bearer ${SERVICE_KEY}` },
      fetch: (input, init) => app.fetch(input instanceof Request ? input.url : input.toString(), init),
    }),
  }
}

/** Passwords as in those tests: six characters are enough there. */
export function newCredentials() {
  return { email: newEmail(), password: crypto.randomUUID().slice(0, 10) }
}

/** A user who has just signed up. */
export async function signedUp(server: OfficialServer) {
  const client = server.client()
  const credentials = newCredentials()
  const { data, error } = await client.auth.signUp(credentials)
  if (!data.session || !data.user) throw error
  return { ...client, ...credentials, session: data.session, user: data.user }
}

/** A user created by the service role. */
export async function createdUser(server: OfficialServer, more: object = {}) {
  const { data, error } = await server.admin.createUser({ ...newCredentials(), ...more })
  if (!data.user) throw error
  return data.user
}

/** Edits a client's storage, as with the browser's developer tools. */
export function tamper({ storage }: OfficialClient, change: Record<string, unknown>): void {
  for (const [key, value] of storage) storage.set(key, JSON.stringify({ ...JSON.parse(value), ...change }))
}
