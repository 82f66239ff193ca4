import { TokenBucket } from './token-bucket.ts'
import type { LiveCaller } from './topic-rule.ts'

const JOINS_PER_MINUTE = 20
/** For all visitors of a network together: a whole school may share one address. */
const VISITOR_JOINS_PER_MINUTE = 120

/** Rate limit of joins, over all sockets of a caller. */
export class JoinLimits {
  readonly #buckets = new Map<string, TokenBucket>()

  take({ identity: { sub } }: LiveCaller, network: string): boolean {
    const who = sub ?? network
    const bucket = this.#buckets.get(who) ?? new TokenBucket(sub ? JOINS_PER_MINUTE : VISITOR_JOINS_PER_MINUTE, 60)
    this.#buckets.set(who, bucket)
    return bucket.take()
  }

  forgetIdle(): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(who)
  }
}
