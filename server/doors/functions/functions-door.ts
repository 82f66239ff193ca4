import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { FunctionName } from '#domain/functions.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import { answerError } from '../../http/answer-error.ts'
import { logUnforeseen } from '../../http/log-unforeseen.ts'
import { networksOf } from '../../http/networks-of.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { takeFromEach } from '../../rate-limit.ts'
import { passSecurityCheck } from '../../security-check.ts'
import { appErrorOf } from './app-error-of.ts'
import { type CallerOrFault, callerOrFault } from './caller-or-fault.ts'
import { Crowds } from './crowds.ts'
import type { AfterCommit, AnyFunction, FirstLook, FunctionCall, FunctionDefinition } from './define-function.ts'
import { firstRead } from './first-read.ts'
import { claimKey, type IdempotencyClaim, idempotencyClaim, remember } from './idempotency.ts'
import { readInput } from './read-input.ts'
import { assertMayCall, assertSessionIsLive } from './who-may-call.ts'

type Call = FunctionCall<FunctionName> & { securityCheck: unknown; claim: IdempotencyClaim | undefined }
type InOneTransaction = Extract<FunctionDefinition<FunctionName>, { handle: unknown }>
type ArrivingCall = Omit<Call, 'sql' | 'deps'> & Pick<CallerOrFault, 'callerFault'>

/**
 * `POST /functions/v1/<name>`: rate limits, identity, input validation, idempotency
 * and one transaction around each function.
 */
export function createFunctionsDoor(deps: Deps, functions: readonly AnyFunction[]): Hono<HonoEnv> {
  const byName = new Map<string, AnyFunction>(functions.map((definition) => [definition.name, definition]))
  const crowds = new Crowds()
  const door = new Hono<HonoEnv>()

  door.onError((error, c) => {
    const known = appErrorOf(error)
    if (!known) logUnforeseen(deps.log, 'function failed', c, error)
    return answerError(c, known ?? new AppError('unexpected', { cause: error }))
  })

  door.all('/:name', async (c) => {
    // Each name maps to its own contract, which the type of a Map cannot express.
    const definition = byName.get(c.req.param('name')) as FunctionDefinition<FunctionName> | undefined
    if (!definition) throw new AppError('not_found')
    if (c.req.method !== 'POST') {
      c.header('allow', 'OPTIONS, POST')
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      throw new AppError('method_not_allowed')
    }
    const headers = { authorization: c.req.header('authorization'), apikey: c.req.header('apikey') }
    const { identity, callerFault } =
      'handleOutsideTransaction' in definition
        ? await callerOrFault(deps, headers)
        : { identity: await deps.identify(headers), callerFault: undefined }
    assertMayCall(definition.who, identity)
    assertOpen(definition, deps)
    const { input, securityCheck } = await readInput(c.req.raw, definition.input)
    const claim =
      'handle' in definition && definition.idempotent
        ? idempotencyClaim(definition.name, identity, c.req.header('idempotency-key'), input)
        : undefined
    const answer = await run(definition, deps, crowds, {
      input,
      securityCheck,
      identity,
      callerFault,
      claim,
      address: c.get('address'),
      now: deps.clock(),
      signal: c.req.raw.signal,
      wantsEvents: c.req.header('accept')?.includes('text/event-stream') ?? false,
    })
    return answer instanceof Response ? answer : c.json(answer)
  })
  return door
}

function assertOpen({ closedWith = [] }: FunctionDefinition<FunctionName>, { site }: Deps): void {
  for (const closable of closedWith) {
    const refusal = site.refusalOf(closable)
    if (refusal) throw refusal
  }
}

async function run(
  definition: FunctionDefinition<FunctionName>,
  deps: Deps,
  crowds: Crowds,
  call: ArrivingCall,
): Promise<object> {
  if ('handleOutsideTransaction' in definition) {
    await assertWithinLimit(definition, deps, call)
    return definition.handleOutsideTransaction({ ...call, deps })
  }
  const look = definition.lookFirst?.({ ...call, deps })
  const earlier = await lookBefore(deps, crowds, call, look)
  // A retry answered from storage does not count against the rate limit.
  if (earlier && !definition.notRemembered) return earlier
  const attempt = async () => {
    await assertWithinLimit(definition, deps, call)
    return deps.db.asService((sql) => act(definition, { ...call, sql, deps }))
  }
  const answer = await (look ? crowds.lead(look.crowd, attempt) : attempt())
  if (answer instanceof AppError) throw answer
  return typeof answer === 'function' ? answer() : answer
}

/** Returns the stored answer of a retry, or nothing once the call may run and the mutex is free. */
async function lookBefore(
  { db }: Deps,
  crowds: Crowds,
  { identity, claim }: ArrivingCall,
  look: FirstLook | undefined,
): Promise<object | undefined> {
  if (!look) return claim && (await firstRead(db, identity, claim, undefined)).earlier
  do {
    await crowds.wait(look.crowd)
    const { earlier, canSucceed } = await firstRead(db, identity, claim, look)
    if (earlier) return earlier
    if (!canSucceed) throw await look.refusal()
  } while (crowds.isTrying(look.crowd))
  return undefined
}

async function act(definition: InOneTransaction, call: Call): Promise<object | AfterCommit<FunctionName>> {
  const { sql, claim } = call
  await assertSessionIsLive(sql, call.identity)
  const earlier = claim && (await claimKey(sql, claim))
  if (earlier) return again(definition, call, earlier)
  if (definition.securityCheck) await passSecurityCheck(sql, call.securityCheck, call.now)
  const answer = await definition.handle(call)
  if (claim && !(answer instanceof AppError))
    await remember(sql, claim, answer, Object.keys(definition.notRemembered ?? {}))
  return answer
}

/** Stored answer completed by the parts that were not stored. */
async function again({ notRemembered = {} }: InOneTransaction, call: Call, earlier: object): Promise<object> {
  const parts = Object.entries<(call: Call, remembered: object) => Promise<unknown>>(notRemembered)
  const found = await Promise.all(parts.map(async ([part, find]) => [part, await find(call, earlier)]))
  return { ...earlier, ...Object.fromEntries(found) }
}

/** Own transaction, so that a failing call is counted too. */
async function assertWithinLimit(
  { name, limit }: FunctionDefinition<FunctionName>,
  { db }: Deps,
  { identity, address, now }: ArrivingCall,
): Promise<void> {
  if (!limit) return
  const { times, perSeconds } = limit
  const counted =
    limit.per === 'account' && identity.sub
      ? [{ key: `${name} account ${identity.sub}`, times, perSeconds }]
      : networksOf(address).map((network) => ({
          key: `${name} network ${network.name}`,
          times: times * network.breadth,
          perSeconds,
        }))
  const taken = await db.asService((sql: Transaction) => takeFromEach(sql, counted, now))
  const waits = taken.flatMap(({ allowed, retryAfterSeconds }) => (allowed ? [] : [retryAfterSeconds]))
  if (waits.length > 0) throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(...waits) })
}
