import { afterCommit } from '../db/after-commit.ts'
import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'

/** Not a topic that browsers may join: only processes subscribe. */
export const SITE_TOPIC = 'server:site'

/** Makes every process reload switches and announcements after the commit. */
export function notifySiteChanged(sql: Transaction, fanout: Fanout): void {
  afterCommit(sql, () =>
    fanout.publish({ type: 'broadcast', topic: SITE_TOPIC, event: 'changed', encoding: 'json', body: '{}' }),
  )
}
