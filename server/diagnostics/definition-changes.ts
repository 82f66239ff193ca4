import type { Database } from '../db/database.ts'

interface Change {
  kind: string
  name: string
}

type Reader = Pick<Database, 'asService'>

/** Deduplicates concurrent calls: two probes need the comparison at the same time, and it is the most expensive one. */
const underWay = new WeakMap<Reader, Promise<Change[]>>()

/** Definitions of these kinds that differ from the last migration: changed, missing or new. */
export async function definitionChanges(db: Reader, kinds: readonly string[]): Promise<string[]> {
  const reading = underWay.get(db) ?? readChanges(db).finally(() => underWay.delete(db))
  underWay.set(db, reading)
  const changes = await reading
  return [...new Set(changes.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name))]
}

function readChanges(db: Reader): Promise<Change[]> {
  return db.asService(
    (sql) => sql<Change[]>`
      select coalesce(known.kind, present.kind) as kind, coalesce(known.name, present.name) as name
      from migration.fingerprints known
      full join app.definition_fingerprints() present on present.kind = known.kind and present.name = known.name
      where known.fingerprint is distinct from present.fingerprint
      order by 2`,
  )
}
