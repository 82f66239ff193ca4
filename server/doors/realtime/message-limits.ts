import { TokenBucket } from '../../http/token-bucket.ts'
import type { TopicRule } from './topic-rule.ts'

/** Rate limit of what a member says in a topic, over their socket and over HTTP together; a new join keeps it. */
export class MessageLimits {
  readonly #buckets = new Map<string, TokenBucket>()

  take(topic: string, key: string, { limits }: Pick<TopicRule, 'limits'>): boolean {
    const member = `${topic} ${key}`
    const bucket = this.#buckets.get(member) ?? new TokenBucket(limits.messagesPerSecond, 1)
    this.#buckets.set(member, bucket)
    return bucket.take()
  }

  forgetIdle(): void {
    for (const [member, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(member)
  }
}
