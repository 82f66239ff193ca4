import { INBOX_EVENT, type InboxKind, inboxTopic } from '#domain/video/room.ts'
import { afterCommit } from '../db/after-commit.ts'
import type { Fanout } from '../db/fanout.ts'
import type { Transaction } from '../db/postgres.ts'

/** Tells a person's open screens to refetch. After the commit, because NOTIFY takes a global lock. */
export function notifyInbox(
  sql: Transaction,
  fanout: Fanout,
  userIds: readonly (string | null)[],
  kind: InboxKind,
): void {
  const body = JSON.stringify({ kind })
  afterCommit(sql, () => {
    for (const userId of userIds) {
      if (!userId) continue
      fanout.publish({ type: 'broadcast', topic: inboxTopic(userId), event: INBOX_EVENT, encoding: 'json', body })
    }
  })
}
