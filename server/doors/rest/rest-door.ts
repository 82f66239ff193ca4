import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Catalogue, type Relations } from '../../db/catalogue.ts'
import { ANONYMOUS, type Identity } from '../../db/identity.ts'
import type { Deps } from '../../deps.ts'
import { logUnexpectedError } from '../../http/log-unexpected-error.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { createReader } from './answer-read.ts'
import { createWriter } from './answer-write.ts'
import { findFunction } from './find-function.ts'
import { parseAccept } from './parse-accept.ts'
import type { Condition } from './parse-filter.ts'
import { parsePrefer } from './parse-prefer.ts'
import { parseQuery, type RestQuery } from './parse-query.ts'
import { parseRows } from './parse-rows.ts'
import { toRestError } from './postgres-error.ts'
import {
  cannotParse,
  invalidPath,
  METHODS,
  methodNotOffered,
  noRelation,
  rangeNotSatisfiable,
  rootNotOffered,
  schemaNotExposed,
} from './refusals.ts'
import { RestError } from './rest-error.ts'
import type { RestAnswer, RestRequest } from './rest-request.ts'

/** `Range: 0-9` counts rows, as in PostgREST; byte ranges are ignored. */
const ROWS = /^(\d{1,15})-(\d{0,15})$/

/** Page requested by the `Range` header and the query: their intersection. */
function withinRange(query: RestQuery, header: string | undefined): RestQuery {
  const [, first, last] = ROWS.exec(header ?? '') ?? []
  if (first === undefined) return query
  const from = Math.max(Number(first), query.offset ?? 0)
  const ends = [last ? Number(last) : Infinity, (query.offset ?? 0) + (query.limit ?? Infinity) - 1]
  const to = Math.min(...ends)
  if (to < from && query.limit !== 0)
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { ...query, offset: from, limit: to === Infinity ? undefined : Math.max(to - from + 1, 0) }
}

/** Errors caused by a stale catalogue, when another process has migrated since it was read. */
const STALE_CATALOGUE = new Set(['PGRST204', 'PGRST205', '42703', '42P01', '42883', '42804', '42704'])

/**
 * Capability headers: open single rows to a caller who knows a secret. Each is mapped to the claim that policies read;
 * a claim of that name in a token is ignored.
 */
export type CapabilityHeaders = Readonly<Record<string, string>>

/** `/rest/v1`: rows of the tables and views of schema public, in a subset of PostgREST's query language. */
export function createRestDoor(
  { db, identify, log }: Pick<Deps, 'db' | 'identify' | 'log'>,
  capabilities: CapabilityHeaders = {},
): Hono<HonoEnv> {
  const catalogue = new Catalogue(db)
  const read = createReader(db)
  const write = createWriter(db)

  async function answer(name: string, request: RestRequest): Promise<RestAnswer> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answerWith = async (relations: Relations) => {
      const relation = relations.get(name)
      if (!relation) throw noRelation(name)
      return isRead ? read(relation, request) : write(relation, request)
    }
    const relations = await catalogue.current()
    try {
      return await answerWith(relations)
    } catch (error) {
      const newer = STALE_CATALOGUE.has(codeOf(error)) ? await catalogue.newerThan(relations) : undefined
      if (!newer) throw error
      return answerWith(newer)
    }
  }

  async function respond(c: Context<HonoEnv>, work: (identity: Identity) => Promise<RestAnswer>): Promise<Response> {
    let identity: Identity = ANONYMOUS
    try {
      identity = await identify({ authorization: c.req.header('authorization'), apikey: c.req.header('apikey') })
      const { status, body, headers } = await work(identity)
      if (body === null) return c.body(null, status, headers)
      headers['content-length'] = String(Buffer.byteLength(body))
      return c.body(body, status as ContentfulStatusCode, headers)
    } catch (error) {
      throw toRestError(error, identity.role === 'anon') ?? error
    }
  }

  const door = new Hono<HonoEnv>()
  door.all('/', () => {
    throw rootNotOffered()
  })
  door.all('/rpc/:name', (c) =>
    respond(c, async (identity) => {
      const { method, url } = c.req
      const called = await findFunction(db, {
        method,
        name: c.req.param('name'),
        query: new URL(url).searchParams,
        contentType: c.req.header('content-type'),
        text: () => c.req.text(),
        isService: identity.role === 'service_role',
      })
      return read(called, { ...(await understand(c.req, identity)), method: 'GET' })
    }),
  )
  door.options('/:relation', (c) => c.body(null, 200, { allow: METHODS }))
  door.all('/:relation', (c) =>
    respond(c, async (identity) => {
      const request = await understand(c.req, withCapabilities(identity, capabilities, c.req))
      return answer(c.req.param('relation'), request)
    }),
  )
  door.all('*', (c) => {
    const isRoot = `${c.req.path}*` === routePath(c)
    throw isRoot ? rootNotOffered() : invalidPath()
  })
  door.onError((error, c) => {
    const refusal = toRestError(error, true)
    if (refusal && refusal.status !== 500)
      return c.json(refusal.body, refusal.status as ContentfulStatusCode, refusal.headers)
    const code = refusal?.body.code
    logUnexpectedError(log, 'rest request failed', c, error, code ? { code } : {})
    const body = refusal?.body ?? { code: 'unexpected', details: null, hint: 'unexpected', message: 'unexpected' }
    return c.json(body, 500)
  })
  return door
}

function codeOf(error: unknown): string {
  if (error instanceof RestError) return error.body.code
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function withCapabilities(identity: Identity, capabilities: CapabilityHeaders, incoming: IncomingRequest): Identity {
  let entered = identity
  for (const [header, claim] of Object.entries(capabilities)) {
    const value = incoming.header(header)
    if (value !== undefined || claim in entered) entered = { ...entered, [claim]: value }
  }
  return entered
}

interface IncomingRequest {
  method: string
  url: string
  header(name: string): string | undefined
  param(name: string): string | undefined
  text(): Promise<string>
}

async function understand(incoming: IncomingRequest, identity: Identity): Promise<RestRequest> {
  const method = offeredMethod(incoming.method)
  const isRead = method === 'GET' || method === 'HEAD'
  const schema = incoming.header(isRead ? 'accept-profile' : 'content-profile')
  if (schema && schema !== 'public') throw schemaNotExposed(schema)
  const preferences = parsePrefer(incoming.header('prefer'))
  const form = parseAccept(incoming.header('accept'))
  const searchStart = incoming.url.indexOf('?')
  const search = searchStart === -1 ? '' : incoming.url.slice(searchStart + 1)
  const asked = parseQuery(search, incoming.param('relation') ?? '')
  if (identity.role !== 'service_role') refuseRegularExpressions(asked.conditions)
  const query = method === 'GET' ? withinRange(asked, incoming.header('range')) : asked
  const withBody = method === 'POST' || method === 'PATCH'
  const rows = withBody ? parseRows(incoming.header('content-type'), await incoming.text()) : undefined
  return { method, identity, query, preferences, form, rows }
}

function offeredMethod(method: string): RestRequest['method'] {
  switch (method) {
    case 'GET':
    case 'HEAD':
    case 'POST':
    case 'PATCH':
    case 'DELETE':
      return method
    default:
      throw methodNotOffered(method)
  }
}

/**
 * ReDoS: a short regular expression can keep a connection busy until the statement timeout, so only the service may use
 * `match` and `imatch`. Others get PostgREST's answer for an unknown operator.
 */
function refuseRegularExpressions(conditions: readonly Condition[]): void {
  for (const condition of conditions) {
    if (condition.kind !== 'test') refuseRegularExpressions(condition.conditions)
    else if (condition.test.operator === 'match' || condition.test.operator === 'imatch') {
      const { operator, value } = condition.test
      throw cannotParse('filter', `${operator}.${value}`, 1, `unknown single value operator ${operator}`)
    }
  }
}
