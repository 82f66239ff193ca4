import { createHash } from 'node:crypto'
import type { Transaction } from '../db/postgres.ts'

const BATCH = 5000

interface Entry {
  n: string
  occurred_at: string
  actor_id: string | null
  act: string
  subject: string | null
  detail_hash: Buffer
  previous_hash: Buffer
  hash: Buffer
  salt: Buffer | null
  detail: string | null
}

/** `first`: number of the first entry after pruning. */
type Verified = { n: number; first: number; hash: string; brokenAt: null } | { brokenAt: number }

/** Entry before the verified part of the chain. */
interface Start {
  n: number
  previous: Buffer
}

/**
 * Verifies the hash chain independently of the function that wrote it (db/functions/admin/note-act.sql). `known`: an
 * entry noted earlier from a mail or a log, which detects a rewritten chain. `last`: verify only this many entries at the
 * end. A pruned chain starts after a seal and must contain the pruning entry: a chain cut by hand does not.
 */
export async function verifyChain(
  sql: Transaction,
  known?: { n: number; hash: string },
  { last }: { last?: number } = {},
): Promise<Verified> {
  const beginning = await beginningOf(sql)
  if ('brokenAt' in beginning) return beginning
  if (known && known.n <= beginning.n && !(await isSealed(sql, known))) return { brokenAt: known.n }
  let { n, previous } = (last === undefined ? undefined : await startBefore(sql, last)) ?? beginning
  for (;;) {
    const entries = await sql<Entry[]>`
      select l.n::text, to_char(l.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as occurred_at, l.actor_id,
        l.act, l.subject, l.detail_hash, l.previous_hash, l.hash, d.salt, d.detail::text as detail
      from app.audit_log l left join app.audit_details d on d.n = l.n
      where l.n > ${n} order by l.n limit ${BATCH}`
    for (const entry of entries) {
      if (Number(entry.n) !== n + 1 || !isIntact(entry, previous)) return { brokenAt: n + 1 }
      n += 1
      previous = entry.hash
      if (known?.n === n && known.hash !== entry.hash.toString('hex')) return { brokenAt: n }
    }
    if (entries.length < BATCH) break
  }
  const [head] = await sql<{ n: string; hash: Buffer }[]>`select n::text, hash from app.audit_head`
  const isCut = Number(head?.n) !== n || !head?.hash.equals(previous) || (known !== undefined && known.n > n)
  return isCut ? { brokenAt: n + 1 } : { n, first: beginning.n + 1, hash: previous.toString('hex'), brokenAt: null }
}

/** Zeroes before the first entry; after pruning, the seal before the first remaining entry. */
async function beginningOf(sql: Transaction): Promise<Start | { brokenAt: number }> {
  const [first] = await sql<{ n: string; hash: Buffer | null; is_noted: boolean }[]>`
    select l.n::text, s.hash, exists (select from app.audit_log p
      where p.act = 'prune-audit-log' and p.subject = s.n || ':' || encode(s.hash, 'hex')) as is_noted
    from (select min(n) as n from app.audit_log) l left join app.audit_seals s on s.n = l.n - 1
    where l.n is not null`
  const n = Number(first?.n ?? 1)
  if (n === 1) return { n: 0, previous: Buffer.alloc(32) }
  return first?.hash && first.is_noted ? { n: n - 1, previous: first.hash } : { brokenAt: 1 }
}

async function isSealed(sql: Transaction, known: { n: number; hash: string }): Promise<boolean> {
  const [seal] = await sql<{ hash: Buffer }[]>`select hash from app.audit_seals where n = ${known.n}`
  return seal?.hash.toString('hex') === known.hash
}

/** Trusts the entries before the last `last` ones. */
async function startBefore(sql: Transaction, last: number): Promise<Start | undefined> {
  const [entry] = await sql<{ n: string; hash: Buffer }[]>`
    select l.n::text, l.hash from app.audit_log l join app.audit_head h on l.n = h.n - ${last}`
  return entry && { n: Number(entry.n), previous: entry.hash }
}

function isIntact(entry: Entry, previous: Buffer): boolean {
  if (!entry.previous_hash.equals(previous)) return false
  // Text may have been erased; text that is present must match its hash.
  if (entry.salt && entry.detail !== null && !hashOf([entry.salt, entry.detail]).equals(entry.detail_hash)) return false
  const { n, occurred_at: at, actor_id: actor, act, subject, detail_hash: detail } = entry
  return hashOf([n, at, actor ?? '', act, subject ?? '', detail, previous]).equals(entry.hash)
}

/** Length-prefixed fields, as in app.audit_field. */
function hashOf(fields: readonly (string | Buffer)[]): Buffer {
  const hash = createHash('sha256')
  for (const field of fields) {
    const bytes = Buffer.from(field)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    hash.update(length).update(bytes)
  }
  return hash.digest()
}
