import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createRestTables } from '../../support/rest-tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await createRestTables(app.sql)
})

interface Refusal {
  status: number
  code: string
  message: string
  details?: string
  hint?: string
}

/** Compares the whole error body: a PostgREST client may read any member. */
async function expectRefusal(path: string, init: RequestInit, { status, ...body }: Refusal) {
  const answer = await app.fetch(`/rest/v1/${path}`, init)
  expect([answer.status, await answer.json()]).toEqual([status, { details: null, hint: null, ...body }])
  expect(answer.headers.get('content-type')).toContain('application/json')
}

const unrelated = (name: string, using = '') => ({
  status: 400,
  code: 'PGRST200',
  message: `Could not find a relationship between 'notes' and '${name}' in the schema cache`,
  details: `Searched for a foreign key relationship between 'notes' and '${name}'${using} in the schema 'public', but no matches were found.`,
})
const unparsed = (what: string, column: number, details: string) => ({
  status: 400,
  code: 'PGRST100',
  message: `"failed to parse ${what}" (line 1, column ${column})`,
  details,
})
const notEmbedded = (name: string) => ({
  status: 400,
  code: 'PGRST108',
  message: `'${name}' is not an embedded resource in this request`,
  hint: `Verify that '${name}' is included in the 'select' query parameter.`,
})
const noAggregates = { status: 400, code: 'PGRST123', message: 'Use of aggregate functions is not allowed' }

describe('in the query', () => {
  test.each<[string, Refusal]>([
    ['select=id,profiles(id)', unrelated('profiles')],
    ['select=p:profiles!owner_fkey!inner(id)', unrelated('profiles', ` using the hint 'owner_fkey'`)],
    ['select=profiles!left(id)', unrelated('profiles')],
    ['select=...profiles(id)', unrelated('profiles')],
    ['select=count()', noAggregates],
    ['select=n:mood.avg()', noAggregates],
    ['select=mood::text.max()', noAggregates],
    [
      'select=title,',
      unparsed('select parameter (title,)', 7, 'unexpected end of input expecting field name (* or [a..z0..9_$])'),
    ],
    ['select=title;id', unparsed('select parameter (title;id)', 6, 'unexpected ";" expecting "," or end of input')],
    ['mood=3', unparsed('filter (3)', 1, 'unexpected "3" expecting "not" or operator (eq, gt, ...)')],
    ['mood=noop.3', unparsed('filter (noop.3)', 6, 'unknown single value operator noop')],
    ['mood=is.maybe', unparsed('filter (is.maybe)', 9, 'expecting isVal: (null, not_null, true, false, unknown)')],
    ['mood=in.3', unparsed('filter (in.3)', 4, 'unexpected "3" expecting "("')],
    ['or=(mood.eq.3', unparsed('logic tree ((mood.eq.3)', 11, 'unexpected end of input expecting ")"')],
    [
      'order=mood.up',
      unparsed('order (mood.up)', 6, 'unexpected "u" expecting "asc", "desc", "nullsfirst" or "nullslast"'),
    ],
    [
      'order=mood.descc',
      unparsed('order (mood.descc)', 10, 'unexpected "c" expecting delimiter (.), "," or end of input'),
    ],
    ['order=profiles(id)', notEmbedded('profiles')],
    ['profiles.id=eq.1', notEmbedded('profiles')],
    ['profiles.limit=1', notEmbedded('profiles')],
    ['profiles.order=id', notEmbedded('profiles')],
    ['profiles.or=(id.eq.1)', notEmbedded('profiles')],
    [
      'limit=-1',
      {
        status: 416,
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: 'Limit should be greater than or equal to zero.',
      },
    ],
  ])('%s', (query, refusal) => expectRefusal(`notes?${query}`, {}, refusal))
})

describe('in the headers', () => {
  const unavailable = (type: string) => ({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${type}`,
  })

  test.each(['text/csv', 'application/geo+json', 'application/octet-stream', 'application/openapi+json'])(
    'accept: %s',
    (accept) => expectRefusal('notes', { headers: { accept } }, unavailable(accept)),
  )

  test('a plan of execution', () =>
    expectRefusal(
      'notes',
      { headers: { accept: 'application/vnd.pgrst.plan+json; for="application/json"' } },
      unavailable('application/vnd.pgrst.plan+json; for="application/json"'),
    ))

  test.each([
    [{ 'accept-profile': 'auth' }, 'GET'],
    [{ 'content-profile': 'auth' }, 'DELETE'],
  ])('another schema: %o', (headers, method) =>
    expectRefusal(
      'notes?id=eq.1',
      { method, headers },
      {
        status: 406,
        code: 'PGRST106',
        message: 'Invalid schema: auth',
        hint: 'Only the following schemas are exposed: public',
      },
    ),
  )

  test('a preference that nobody knows, when handling is strict', () =>
    expectRefusal(
      'notes',
      { headers: { prefer: 'handling=strict, timezone=Europe/Paris, x' } },
      {
        status: 400,
        code: 'PGRST122',
        message: 'Invalid preferences given with handling=strict',
        details: 'Invalid preferences: timezone=Europe/Paris, x',
      },
    ))

  test('a range that ends before it begins', () =>
    expectRefusal(
      'numbers',
      { headers: { range: '9-0' } },
      {
        status: 416,
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
      },
    ))

  test('a forged token', () =>
    expectRefusal(
      'notes',
      { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYSJ9.' } },
      {
        status: 401,
        code: 'PGRST301',
        message: 'JWT cryptographic operation failed',
        hint: 'not_signed_in',
      },
    ))
})

describe('in the path and the method', () => {
  const unknown = (called: string, tried: string) => ({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function public.${called} in the schema cache`,
    details: `Searched for the function public.f ${tried}, but no matches were found in the schema cache.`,
  })
  const orJson = 'or with a single unnamed json/jsonb parameter'

  test.each<[string, RequestInit, Refusal]>([
    ['rpc/f', {}, unknown('f without parameters', 'without parameters')],
    ['rpc/f?b=2&a=1', {}, unknown('f(a, b)', 'with parameters a, b')],
    ['rpc/f', { method: 'POST' }, unknown('f without parameters', `without parameters ${orJson}`)],
    ['rpc/f', { method: 'POST', body: '{"a":1}' }, unknown('f(a)', `with parameter a ${orJson}`)],
    [
      'rpc/f',
      { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } },
      unknown('f without parameters', 'without parameters'),
    ],
    ['rpc/f', { method: 'POST', body: '{' }, { status: 400, code: 'PGRST102', message: 'Empty or invalid json' }],
    ['rpc/f', { method: 'DELETE' }, { status: 405, code: 'PGRST101', message: 'Cannot use the DELETE method on RPC' }],
    ['', {}, { status: 404, code: 'PGRST126', message: 'Root endpoint metadata is disabled' }],
    ['notes/1', {}, { status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' }],
    [
      'nothing',
      {},
      { status: 404, code: 'PGRST205', message: `Could not find the table 'public.nothing' in the schema cache` },
    ],
    [
      'notes?id=eq.1',
      { method: 'PUT', body: '{}' },
      { status: 405, code: 'PGRST117', message: 'Unsupported HTTP method: PUT' },
    ],
    ['notes', { method: 'DELETE' }, { status: 400, code: '21000', message: 'DELETE requires a WHERE clause' }],
    [
      'notes',
      { method: 'POST', body: '{"nothing":1}' },
      { status: 400, code: 'PGRST204', message: `Could not find the 'nothing' column of 'notes' in the schema cache` },
    ],
    [
      'notes?columns=nothing',
      { method: 'POST', body: '[{}]' },
      { status: 400, code: 'PGRST204', message: `Could not find the 'nothing' column of 'notes' in the schema cache` },
    ],
    [
      'notes?columns=a(b)',
      { method: 'POST', body: '[{}]' },
      unparsed('columns parameter (a(b))', 2, 'unexpected "(" expecting "," or end of input'),
    ],
  ])('%s %o', (path, init, refusal) => {
    const headers = init.headers ?? (init.body ? { 'content-type': 'application/json' } : {})
    return expectRefusal(path, { ...init, headers }, refusal)
  })
})

test('a range of rows in the header is heeded, one of bytes is not', async () => {
  const page = async (range: string, query = '') => {
    const answer = await app.fetch(`/rest/v1/numbers?select=n&order=n${query}`, { headers: { range } })
    return [answer.status, answer.headers.get('content-range')]
  }
  expect(await page('0-4')).toEqual([200, '0-4/*'])
  expect(await page('5-9', '&limit=7')).toEqual([200, '5-6/*'])
  expect(await page('0-4', '&offset=3')).toEqual([200, '3-4/*'])
  expect(await page('1498-')).toEqual([200, '1498-1499/*'])
  expect(await page('bytes=0-4')).toEqual([200, '0-999/*'])
})
