import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { FunctionName } from '#domain/functions.ts'
import type { Deps } from '../../deps.ts'
import { answerError } from '../../http/answer-error.ts'
import { answerJson } from '../../http/answer-json.ts'
import { logUnexpectedError } from '../../http/log-unexpected-error.ts'
import { networksOf } from '../../http/networks-of.ts'
import type { HonoEnv } from '../../http/request-context.ts'
import { countAgainstEachLimit, knownRefusal, waitOf } from '../../rate-limit.ts'
import { passSecurityCheck } from '../../security-check.ts'
import { appErrorOf } from './app-error-of.ts'
import { type CallerOrError, callerOrError } from './caller-or-error.ts'
import type { AfterCommit, AnyFunction, FunctionCall, FunctionDefinition, Precheck } from './define-function.ts'
import { type IdempotencyClaim, idempotencyClaim, lockIdempotencyKey, storeAnswer } from './idempotency.ts'
import { KeyedMutex } from './keyed-mutex.ts'
import { readBeforeTransaction } from './read-before-transaction.ts'
import { readInput } from './read-input.ts'
import { assertMayCall, assertSessionIsLive } from './who-may-call.ts'

type Call = FunctionCall<FunctionName> & { securityCheck: unknown; claim: IdempotencyClaim | undefined }
type InOneTransaction = Extract<FunctionDefinition<FunctionName>, { handle: unknown }>
type ArrivingCall = Omit<Call, 'sql' | 'deps'> & Pick<CallerOrError, 'callerError'>

/**
 * `POST /functions/v1/<name>`: rate limits, identity, input validation, idempotency
 * and one transaction around each function.
 */
export function createFunctionsDoor(deps: Deps, functions: readonly AnyFunction[]): Hono<HonoEnv> {
  const byName = new Map<string, AnyFunction>(functions.map((definition) => [definition.name, definition]))
  const mutex = new KeyedMutex()
  const door = new Hono<HonoEnv>()

  door.onError((error, c) => {
    const known = appErrorOf(error)
    if (!known) logUnexpectedError(deps.log, 'function failed', c, error)
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
    const { identity, callerError } =
      'handleOutsideTransaction' in definition
        ? await callerOrError(deps, headers)
        : { identity: await deps.identify(headers), callerError: undefined }
    assertMayCall(definition.who, identity)
    assertOpen(definition, deps)
    const { input, securityCheck } = await readInput(c.req.raw, definition.input)
    const claim =
      'handle' in definition && definition.idempotent
        ? idempotencyClaim(definition.name, identity, c.req.header('idempotency-key'), input)
        : undefined
    const answer = await run(definition, deps, mutex, {
      input,
      securityCheck,
      identity,
      callerError,
      claim,
      address: c.get('address'),
      now: deps.clock(),
      signal: c.req.raw.signal,
      wantsEvents: c.req.header('accept')?.includes('text/event-stream') ?? false,
    })
    return answer instanceof Response ? answer : answerJson(c, answer)
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
  mutex: KeyedMutex,
  call: ArrivingCall,
): Promise<object> {
  if ('handleOutsideTransaction' in definition) {
    await assertWithinLimit(definition, deps, call)
    return definition.handleOutsideTransaction({ ...call, deps })
  }
  const precheck = definition.precheck?.({ ...call, deps })
  const earlier = await runPrecheck(deps, mutex, call, precheck)
  // A retry answered from storage does not count against the rate limit.
  if (earlier && !definition.notStored) return earlier
  const attempt = async () => {
    await assertWithinLimit(definition, deps, call)
    return deps.db.asService((sql) => act(definition, { ...call, sql, deps }))
  }
  const answer = await (precheck ? mutex.runLocked(precheck.mutexKey, attempt) : attempt())
  if (answer instanceof AppError) throw answer
  return typeof answer === 'function' ? answer() : answer
}

/** Returns the stored answer of a retry, or nothing once the call may run and the mutex is free. */
async function runPrecheck(
  { db }: Deps,
  mutex: KeyedMutex,
  { identity, claim }: ArrivingCall,
  precheck: Precheck | undefined,
): Promise<object | undefined> {
  if (!precheck) return claim && (await readBeforeTransaction(db, identity, claim, undefined)).earlier
  do {
    await mutex.wait(precheck.mutexKey)
    const { earlier, canSucceed } = await readBeforeTransaction(db, identity, claim, precheck)
    if (earlier) return earlier
    if (!canSucceed) throw await precheck.refusal()
  } while (mutex.isLocked(precheck.mutexKey))
  return undefined
}

async function act(definition: InOneTransaction, call: Call): Promise<object | AfterCommit<FunctionName>> {
  const { sql, claim } = call
  await assertSessionIsLive(sql, call.identity)
  const earlier = claim && (await lockIdempotencyKey(sql, claim))
  if (earlier) return again(definition, call, earlier)
  if (definition.securityCheck) await passSecurityCheck(sql, call.securityCheck, call.now)
  const answer = await definition.handle(call)
  if (claim && !(answer instanceof AppError))
    await storeAnswer(sql, claim, answer, Object.keys(definition.notStored ?? {}))
  return answer
}

/** Stored answer completed by the parts that were not stored. */
async function again({ notStored = {} }: InOneTransaction, call: Call, earlier: object): Promise<object> {
  const parts = Object.entries<(call: Call, remembered: object) => Promise<unknown>>(notStored)
  const found = await Promise.all(parts.map(async ([part, find]) => [part, await find(call, earlier)]))
  return { ...earlier, ...Object.fromEntries(found) }
}

/**
 * Own transaction, so that a failing call is counted too.
 */
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
  const results = knownRefusal(counted, now) ?? (await db.asService((sql) => countAgainstEachLimit(sql, counted, now)))
  const retryAfterSeconds = waitOf(results)
  if (retryAfterSeconds !== undefined) throw new AppError('too_many_requests', { retryAfterSeconds })
}
