import type { Network } from '../../http/networks-of.ts'
import { TokenBucket } from '../../http/token-bucket.ts'
import type { LiveCaller } from './topic-rule.ts'

const JOINS_PER_MINUTE = 20
/** For all visitors of a network together: a whole school may share one address. A wider network has more. */
const VISITOR_JOINS_PER_MINUTE = 120

/** Rate limit of joins, over all sockets of a caller. */
export class JoinLimits {
  readonly #buckets = new Map<string, TokenBucket>()

  take({ identity: { sub } }: LiveCaller, networks: readonly Network[]): boolean {
    if (sub) return this.#bucketOf(sub, JOINS_PER_MINUTE).take()
    // Narrowest first: a join refused there costs its neighbours nothing.
    return networks.every(({ name, breadth }) => this.#bucketOf(name, VISITOR_JOINS_PER_MINUTE * breadth).take())
  }

  #bucketOf(who: string, perMinute: number): TokenBucket {
    const bucket = this.#buckets.get(who) ?? new TokenBucket(perMinute, 60)
    this.#buckets.set(who, bucket)
    return bucket
  }

  forgetIdle(): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(who)
  }
}
