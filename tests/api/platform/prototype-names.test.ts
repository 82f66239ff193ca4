import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'

// Every object has these properties: a map that is read by a name of the request must not find them.

const SERVICE_KEY = 'a service key of the tests, long enough to be one'
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

let app: TestApp
let bearer: string

beforeAll(async () => {
  app = await startTestApp({ settings: { SERVICE_KEY, SIGN_IN_SECURITY_CHECK: 'off' } })
  bearer = await app.tokenOf((await app.as('patient')).person)
})

interface Door {
  path: string
  body?: object
  method?: string
  headers?: Record<string, string>
  isOperator?: boolean
}

const code = { email: 'qui@exemple.fr', token: '123456' }

const doors: ((name: string) => Door)[] = [
  (name) => ({ path: `/auth/v1/authorize?provider=${name}` }),
  (name) => ({ path: `/auth/v1/user/identities/authorize?provider=${name}` }),
  (name) => ({ path: `/auth/v1/token?grant_type=${name}`, body: {} }),
  (name) => ({ path: '/auth/v1/token?grant_type=id_token', body: { provider: name, id_token: 'x' } }),
  (name) => ({ path: '/auth/v1/sso', body: { provider_id: name } }),
  (name) => ({ path: '/auth/v1/sso', body: { domain: name } }),
  (name) => ({ path: '/auth/v1/verify', body: { ...code, type: name } }),
  (name) => ({ path: '/auth/v1/resend', body: { ...code, type: name } }),
  (name) => ({ path: `/auth/v1/logout?scope=${name}`, method: 'POST' }),
  (name) => ({ path: '/auth/v1/factors', body: { factor_type: name } }),
  (name) => ({ path: `/auth/v1/factors/${name}/verify`, body: { challenge_id: name, code: '1' } }),
  (name) => ({ path: `/auth/v1/user/identities/${name}`, method: 'DELETE' }),
  (name) => ({ path: '/auth/v1/admin/generate_link', body: { ...code, type: name }, isOperator: true }),
  (name) => ({ path: `/functions/v1/${name}`, body: {} }),
  (name) => ({ path: '/functions/v1/export-my-data', body: { format: name } }),
  (name) => ({ path: '/functions/v1/report-practitioner', body: { appointmentId: name, category: name, body: 'x' } }),
  (name) => ({ path: '/functions/v1/withdrawal-terms', body: { [name]: name } }),
  (name) => ({ path: `/rest/v1/${name}` }),
  (name) => ({ path: `/rest/v1/profiles?select=${name}` }),
  (name) => ({ path: `/rest/v1/profiles?select=id::${name}` }),
  (name) => ({ path: `/rest/v1/profiles?select=${name}(id)` }),
  (name) => ({ path: `/rest/v1/profiles?${name}=eq.1` }),
  (name) => ({ path: `/rest/v1/profiles?id=${name}.1` }),
  (name) => ({ path: `/rest/v1/profiles?order=${name}` }),
  (name) => ({ path: `/rest/v1/profiles?order=id.${name}` }),
  (name) => ({ path: `/rest/v1/mood_entries?columns=${name}`, body: { [name]: 1 } }),
  (name) => ({ path: `/rest/v1/mood_entries?on_conflict=${name}`, body: { level: 1 } }),
  (name) => ({ path: `/rest/v1/rpc/${name}`, body: { [name]: 1 }, isOperator: true }),
  (name) => ({ path: `/storage/v1/object/${name}/x` }),
  (name) => ({ path: `/storage/v1/object/list/${name}`, body: { prefix: '' } }),
  (name) => ({ path: '/storage/v1/object/list/avatars', body: { sortBy: { column: name } } }),
  (name) => ({ path: '/storage/v1/bucket', body: { id: 'new', name: 'new', file_size_limit: name }, isOperator: true }),
  (name) => ({ path: `/realtime/v1/api/broadcast/${name}/events/${name}?private=true`, body: {} }),
  (name) => ({ path: `/site/v1/${name}` }),
  (name) => ({ path: `/calendar/${name}.ics` }),
]

test.each(doors.map((door) => [door('<name>').path, door] as const))('%s', async (_, door) => {
  for (const name of names) {
    const { path, body, method = body ? 'POST' : 'GET', headers, isOperator = false } = door(name)
    const answer = await app.fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${isOperator ? SERVICE_KEY : bearer}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    expect(answer.status, `${name}: ${said}`).toBeGreaterThanOrEqual(400)
    expect(answer.status, `${name}: ${said}`).toBeLessThan(500)
    expect(said, name).not.toMatch(/native code|\[object/)
  }
})

test('a preference of such a name is no preference', async () => {
  for (const name of names) {
    const headers = { authorization: `Bearer ${bearer}`, prefer: `${name}=1, count=${name}, return=${name}` }
    expect((await app.fetch('/rest/v1/profiles?select=id', { headers })).status, name).toBe(200)
  }
})
