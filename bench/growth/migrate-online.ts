import { applyMigration } from '#server/db/apply-migration.ts'
import { connect, type PoolOptions } from '#server/db/postgres.ts'

/** Typical migrations of a busy table, as tests/migrations.test.ts allows them. */
const migrations = {
  'a column': "alter table public.chat_messages add column bench_a text not null default 'none';",
  'an index':
    '-- concurrently\ncreate index concurrently if not exists bench_a_idx on public.chat_messages (bench_a, created_at);\n',
  'a constraint':
    "alter table public.chat_messages add constraint bench_a_known check (bench_a in ('none', 'some')) not valid;",
  'its validation': '-- concurrently\nalter table public.chat_messages validate constraint bench_a_known;\n',
}

interface OnlineMigration {
  what: string
  seconds: number
  /** Longest time a concurrent write was blocked. */
  longestWriteMs: number
}

/** Migrates a large table under continuous writes. */
export async function migrateOnline(target: Exclude<PoolOptions['target'], string>): Promise<OnlineMigration[]> {
  const options = { size: 1, statementTimeoutMs: 0, applicationName: 'bench' }
  const [owner, writer] = [connect({ target, ...options }), connect({ target, ...options, role: 'service_role' })]
  try {
    await owner`set role mivoix_owner`
    const done: OnlineMigration[] = []
    for (const [what, text] of Object.entries(migrations)) {
      const startedAt = performance.now()
      const migrating = { isOver: false }
      const migrated = applyMigration(owner, { name: `bench ${what}`, text, hash: '' }).finally(() => {
        migrating.isOver = true
      })
      let longestWriteMs = 0
      do {
        const beganAt = performance.now()
        await writer`
          insert into chat_messages (chat_session_id, sender, message)
          select id, 'user', 'Bonsoir' from chat_sessions limit 1`
        longestWriteMs = Math.max(longestWriteMs, performance.now() - beganAt)
      } while (!migrating.isOver)
      await migrated
      done.push({ what, seconds: (performance.now() - startedAt) / 1000, longestWriteMs })
    }
    return done
  } finally {
    await Promise.all([owner.end(), writer.end()])
  }
}
