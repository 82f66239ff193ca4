import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { AnswerOf, FunctionName } from '#domain/functions.ts'
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
import type { AnyFunction, FunctionCall, FunctionDefinition, Way } from './define-function.ts'
import { type IdempotencyClaim, idempotencyClaim, lockIdempotencyKey, storeAnswer } from './idempotency.ts'
import { readBeforeTransaction } from './read-before-transaction.ts'
import { readInput } from './read-input.ts'
import { assertMayCall, assertSessionIsLive } from './who-may-call.ts'

type Call = FunctionCall<FunctionName> & { securityCheck: unknown; claim: IdempotencyClaim | undefined }
type InOneTransaction = Exclude<FunctionDefinition<FunctionName>, { handle?: never }>
type ArrivingCall = Omit<Call, 'sql' | 'deps'> & Pick<CallerOrError, 'callerError'>

/**
 * `POST /functions/v1/<name>`: rate limits, identity, input validation, idempotency
 * and one transaction around each function.
 */
export function createFunctionsDoor(deps: Deps, functions: readonly AnyFunction[]): Hono<HonoEnv> {
  const byName = new Map<string, AnyFunction>(functions.map((definition) => [definition.name, definition]))
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
    const { identity, callerError } = definition.handle
      ? { identity: await deps.identify(headers), callerError: undefined }
      : await callerOrError(deps, headers)
    assertMayCall(definition.who, identity)
    assertOpen(definition, deps)
    const { input, securityCheck } = await readInput(c.req.raw, definition.input)
    const claim =
      definition.handle && definition.idempotent
        ? idempotencyClaim(definition.name, identity, c.req.header('idempotency-key'), input)
        : undefined
    const answer = await run(definition, deps, {
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

/** The one way: what an earlier attempt answered, or limit, transaction, answer. */
async function run(definition: FunctionDefinition<FunctionName>, deps: Deps, call: ArrivingCall): Promise<object> {
  if (!definition.handle) {
    await assertWithinLimit(definition, deps, call)
    return definition.around({ ...call, deps })
  }
  let hasLooked = !call.claim
  const way: Way<FunctionName> = {
    async look(condition, parameters) {
      hasLooked = true
      const { earlier, holds } = await readBeforeTransaction(deps.db, call.identity, call.claim, {
        condition,
        parameters,
      })
      // Stored by the same function.
      return { earlier: earlier as AnswerOf<FunctionName> | undefined, holds }
    },
    async act() {
      // A retry answered from storage does not count against the rate limit.
      const { earlier } = hasLooked ? {} : await way.look('true', [])
      if (earlier) return earlier
      await assertWithinLimit(definition, deps, call)
      const answer = await deps.db.asService((sql) => act(definition, { ...call, sql, deps }))
      if (answer instanceof AppError) throw answer
      return typeof answer === 'function' ? answer() : answer
    },
  }
  return definition.around ? definition.around({ ...call, deps }, way) : way.act()
}

async function act(definition: InOneTransaction, call: Call) {
  const { sql, claim } = call
  await assertSessionIsLive(sql, call.identity)
  const earlier = claim && (await lockIdempotencyKey(sql, claim))
  if (earlier) return earlier as AnswerOf<FunctionName>
  if (definition.securityCheck) await passSecurityCheck(sql, call.securityCheck, call.now)
  const answer = await definition.handle(call)
  if (claim && !(answer instanceof AppError)) await storeAnswer(sql, claim, answer)
  return answer
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
