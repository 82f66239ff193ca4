import { SERVICE } from '../db/identity.ts'
import type { Deps } from '../deps.ts'
import type { TopicRule } from '../doors/realtime/topic-rule.ts'

const PREFIX = 'inbox:'

/** `inbox:<user id>`: only its owner listens, only the server sends. */
export function createInboxTopic({ db }: Deps): TopicRule {
  return {
    pattern: /^inbox:[0-9a-f-]{36}$/,
    limits: { messagesPerSecond: 5 },
    isExclusive: false,
    async mayJoin(topic, { identity }) {
      if (!identity.sub || topic !== `${PREFIX}${identity.sub}`) return undefined
      const [session] = await db.readAs<{ is_live: boolean }>(
        SERVICE,
        'select auth.session_is_live($1, $2) as is_live',
        [identity.session_id ?? null, identity.sub],
      )
      return session?.is_live ? { key: identity.sub, mayBroadcast: false } : undefined
    },
  }
}
