import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/errors.ts'
import { answerError } from './answer-error.ts'
import type { NetworkLimiter } from './network-limiter.ts'
import { type Network, networksOf } from './networks-of.ts'
import type { HonoEnv } from './request-context.ts'
import { inTurn, type Lane, type Turn } from './turn.ts'
import type { UsedUpLimits } from './used-up-limits.ts'

/** Memory of the limits, shared by every door and by the live channels, which have a protocol of their own. */
export interface Limits {
  limiter: NetworkLimiter
  usedUp: UsedUpLimits
}

/** A door, or a part of one that counts by itself, and the lane of its requests. */
export interface Entrance {
  name: string
  lane: Lane
}

export function turnOf({ limiter, usedUp }: Limits, { name, lane }: Entrance, networks: readonly Network[]): Turn {
  return { lane, network: networks.at(-1)?.name, usedUp, spent: (ms) => limiter.charge(name, networks, ms) }
}

/**
 * In front of every door: refuses a network that asks too much from memory alone, before the body is read and before the
 * first query, and has the rest done in its turn.
 */
export function limitNetworks(
  limits: Limits,
  entranceOf: (path: string) => Entrance,
  isOperator: (authorization: string | undefined) => boolean,
): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    if (isOperator(c.req.header('authorization'))) return next()
    const entrance = entranceOf(c.req.path)
    const networks = networksOf(c.get('address'))
    const retryAfterSeconds = limits.limiter.take(entrance.name, networks)
    if (retryAfterSeconds > 0) return answerError(c, new AppError('too_many_requests', { retryAfterSeconds }))
    return inTurn(turnOf(limits, entrance, networks), next)
  }
}
