import { afterEach, expect, test, vi } from 'vitest'
import { authFetch, callAuth } from './auth-call.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = async (_url: string, init?: RequestInit) => new Response('{}', { headers: new Headers(init?.headers) })

/** Answers every request with the headers it came with. */
function echo() {
  vi.stubGlobal('fetch', vi.fn(answer))
}

const post = (path: string, body: object) =>
  authFetch(`https://mivoix.fr/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })

const signIn = (email: string, make: () => Promise<unknown>) =>
  callAuth(
    ({ path, body }) => path.startsWith('/token?grant_type=password') && body.email === email,
    { 'x-for': email },
    make,
  )

test('a request that leaves meanwhile, to the same path, takes nothing of the call', async () => {
  echo()
  const { answered } = await signIn('zoe@exemple.fr', async () => {
    const renewed = await post('/token?grant_type=refresh_token', { refresh_token: 'x' })
    expect(renewed.headers.get('x-for')).toBeNull()
    await post('/token?grant_type=password', { email: 'zoe@exemple.fr' })
  })
  expect(answered.get('x-for')).toBe('zoe@exemple.fr')
})

test('two calls at once each have their own headers, whichever leaves first', async () => {
  echo()
  const firstLeft = Promise.withResolvers<void>()
  const late = signIn('zoe@exemple.fr', async () => {
    await firstLeft.promise
    await post('/token?grant_type=password', { email: 'zoe@exemple.fr' })
  })
  const early = signIn('ines@exemple.fr', async () => {
    await post('/token?grant_type=password', { email: 'ines@exemple.fr' })
    firstLeft.resolve()
  })
  expect((await early).answered.get('x-for')).toBe('ines@exemple.fr')
  expect((await late).answered.get('x-for')).toBe('zoe@exemple.fr')
})

test('a call whose request never left leaves nothing behind', async () => {
  echo()
  await expect(signIn('zoe@exemple.fr', () => Promise.reject(new Error('no lock')))).rejects.toThrow('no lock')
  const other = await post('/token?grant_type=password', { email: 'zoe@exemple.fr' })
  expect(other.headers.get('x-for')).toBeNull()
})
