import { afterCommit } from '../db/after-commit.ts'
import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'

/** No channel that a browser may join: only processes listen to it. */
export const SITE_TOPIC = 'server:site'

/** Makes every process read the switches and announcements again, once they are written. */
export function tellSiteChanged(sql: Transaction, fanout: Fanout): void {
  afterCommit(sql, () =>
    fanout.publish({ type: 'broadcast', topic: SITE_TOPIC, event: 'changed', encoding: 'json', body: '{}' }),
  )
}
