import type { JSONValue } from 'postgres'
import type { Sql } from '#server/db/postgres.ts'
import { type Role, roles, rolesIn } from './columns-of-people.ts'
import { type DescribedColumn, type DescribedTable, describedTables } from './described-tables.ts'

export interface Somebody {
  id: string
  email: string
  phone: string
  name: string
}

export interface World {
  people: Record<Role, Somebody>
  /** Role of the owner of single-owner rows. */
  hero: Role
  /** Value of every timestamp. */
  at: Date
  /** Marker in every text. */
  words: string
}

/** An inserted row: its table, and a condition that matches only it. */
export interface MadeRow {
  table: string
  where: string
  /** Columns that name the hero, and those that refer to a row of the hero. */
  by: string[]
  hangsBy: string[]
}

interface Row {
  values: Record<string, JSONValue>
  isOfHero: boolean
}

/** Supervisors and administrators are named in rows of others, whose text is not about them. */
const wordsAreTheirs: ReadonlySet<Role> = new Set<Role>(['patient', 'practitioner'])

/** References that do not make a row belong to its owner. */
const incidental = /^(storage\.objects|app\.outgoing_mails|public\.subscriptions)$/

/** Found by an email address, without a reference to an account. */
const knownByAddress =
  /^(public\.(contact_messages|newsletter_subscriptions)|app\.(outgoing_mails|outgoing_sms|mailbox|legal_holds))$/

/** Written by the server only, with rows in every database; the audit log by its function. */
const writtenElsewhere =
  /^(auth\.users|public\.profiles|storage\.buckets|auth\.signing_keys|app\.(audit_\w+|secrets|row_quotas|site_switches|caller_keys))$/

/** Columns whose value decides the meaning of the row. */
const given: Readonly<Record<string, (world: World) => JSONValue>> = {
  'public.appointments.status': () => 'confirmed',
  'public.appointments.archived_at': () => null,
  'public.appointments.starts_at': ({ at }) => new Date(at.getTime() - 45 * 60_000).toISOString(),
  'public.appointments.pseudonym': ({ words }) => words,
  'public.appointments.appearance': () => 'pseudonym',
  'public.consultation_notes.archived_at': () => null,
  'public.reports.state': () => 'answered',
  'public.subscriptions.status': () => 'ended',
  'public.newsletter_subscriptions.confirmed_at': () => null,
  // About the patient, also where the practitioner is named as the reader.
  'public.access_log.device': ({ hero, words }) => (hero === 'practitioner' ? 'autre' : words),
  'public.access_log.subject': ({ hero, words }) => (hero === 'practitioner' ? 'autre' : words),
  // Copied from a refund, whose reasons are known.
  'app.withheld_refunds.reason': () => 'canceled_by_patient',
  'app.outgoing_mails.refused_at': () => null,
  'app.idempotent_answers.caller': ({ people, hero }) => people[hero].id,
  'app.receipts.content': ({ people: { patient } }) => ({ client: patient.name }),
  'app.payout_files.orders': ({ people: { practitioner } }) => [
    { practitioner_id: practitioner.id, name: practitioner.name },
  ],
  'auth.factors.status': () => 'verified',
  'app.health_archive.source': () => 'public.letters',
  'app.legal_holds.report_id': () => null,
  'public.directory_cards.name': ({ people: { practitioner } }) => practitioner.name,
  'public.directory_cards.supervisor_name': ({ people: { supervisor } }) => supervisor.name,
  'public.payments.currency': () => 'eur',
  'app.row_counts.table_name': () => 'public.mood_entries',
  'storage.objects.bucket_id': () => 'avatars',
  'public.payments.payment_status': () => 'completed',
  'public.payments.is_test': () => false,
}

/**
 * Inserts one row in every table, with all columns filled, as if these people had used everything at one instant.
 * Generated from PostgreSQL's catalogue, so that new tables and columns are included. Triggers and foreign keys are
 * off, and check constraints across columns are dropped from the test database.
 */
export async function insertOneOfEach(sql: Sql, world: World): Promise<MadeRow[]> {
  const made = new Map<string, Row>()
  const rows: MadeRow[] = []
  for (const described of await describedTables(sql)) {
    const { table, columns } = described
    if (writtenElsewhere.test(table)) continue
    const named = columns.filter((column) => personIn(table, columns, column, world) === world.people[world.hero])
    const hanging = columns.filter(
      ({ references }) => references && !incidental.test(references.table) && made.get(references.table)?.isOfHero,
    )
    const addressed = knownByAddress.test(table) ? columns.filter(({ name }) => /^(email|recipient)$/.test(name)) : []
    const isTheirs = named.some(
      (column) => wordsAreTheirs.has(world.hero) || rolesIn(table, column).includes('anybody'),
    )
    const isOfHero = isTheirs || hanging.length > 0 || addressed.length > 0
    const by = [...named, ...addressed].map(({ name }) => name)
    const hangsBy = hanging.map(({ name }) => name)
    const seen = isOfHero ? world : { ...world, words: 'autre' }
    const values: Row['values'] = {}
    for (const column of columns) values[column.name] = valueOf(described, column, seen, made)
    const where = await insertWithoutRules(sql, described, values)
    made.set(table, { values, isOfHero })
    if (where) rows.push({ table, where, by, hangsBy })
  }
  return rows
}

function valueOf(
  { table, columns }: DescribedTable,
  column: DescribedColumn,
  world: World,
  made: ReadonlyMap<string, Row>,
): JSONValue {
  const { name, type, isUnique, allowed, references } = column
  const chosen = given[`${table}.${name}`]
  if (chosen) return chosen(world)
  const person = personIn(table, columns, column, world)
  if (person) return person.id
  const parent = references && made.get(references.table)
  if (parent) return parent.values[references.column] ?? null
  if (references) return null
  if (allowed && type === 'text') return allowed[0] ?? null
  if (type === 'text') return textIn(table, columns, column, world)
  if (type === 'uuid') return crypto.randomUUID()
  if (type.startsWith('timestamp') || type === 'date')
    return type.endsWith('[]') ? [world.at.toISOString()] : world.at.toISOString()
  if (type === 'text[]') return [world.words]
  if (type === 'jsonb') return { text: world.words }
  if (type === 'bytea') return `\\x${crypto.randomUUID().replaceAll('-', '')}`
  if (type === 'boolean') return true
  if (/^(smallint|integer|bigint|numeric|real)$/.test(type)) return isUnique ? Math.floor(Math.random() * 30_000) : 1
  throw new Error(`say in tests/support/rows/one-of-each.ts how a ${type} is filled: ${table}.${name}`)
}

/** Person for a column. In a row with an owner where the hero has another role, somebody else is the owner. */
function personIn(
  table: string,
  columns: readonly DescribedColumn[],
  column: DescribedColumn,
  { people, hero }: World,
): Somebody | undefined {
  const named = rolesIn(table, column)
  if (named.length === 0) return undefined
  if (named.includes(hero)) return people[hero]
  if (!named.includes('anybody')) return people[named[0] as Role]
  const hasPart = columns.some((other) => rolesIn(table, other).includes(hero))
  return hasPart ? people[roles.find((role) => role !== hero) ?? hero] : people[hero]
}

function textIn(
  table: string,
  columns: readonly DescribedColumn[],
  { name, isUnique }: DescribedColumn,
  world: World,
): string {
  const { people, hero, words } = world
  if (table === 'app.outgoing_sms' && name === 'recipient') return people[hero].phone
  if (/^(email|recipient|reply_to)$/.test(name)) return people[hero].email
  if (name === 'phone') return people[hero].phone
  if (table === 'storage.objects' && name === 'name') return `${people[hero].id}/${crypto.randomUUID()}`
  if (/^(name|word)$/.test(name)) return people[hero].name
  const base = /^(\w+)_name$/.exec(name)?.[1]
  const subject = columns.find((other) => other.name === base || other.name === `${base}_id`)
  const person = subject && personIn(table, columns, subject, world)
  if (person) return person.name
  if (table === 'app.audit_log' && name === 'subject') return people[hero].id
  return isUnique ? `${words} ${crypto.randomUUID()}` : words
}

/** Returns a condition that matches only this row; none when a row of the server already exists. */
async function insertWithoutRules(
  sql: Sql,
  { table, key }: DescribedTable,
  values: Row['values'],
): Promise<string | undefined> {
  const columns = Object.keys(values)
    .map((name) => `"${name}"`)
    .join(', ')
  for (;;) {
    try {
      return await sql.begin(async (step) => {
        await step`set local session_replication_role = replica`
        const [row] = await step.unsafe<{ where: string }[]>(
          `insert into ${table} (${columns}) overriding system value
            select ${columns} from jsonb_populate_record(null::${table}, $1::text::jsonb)
            on conflict do nothing
            returning concat_ws(' and ', ${key.map((name) => `format('${name} = %L', ${name})`).join(', ')}) as where`,
          [JSON.stringify(values)],
        )
        return row?.where
      })
    } catch (error) {
      const { code, constraint_name: constraint } = error as { code?: string; constraint_name?: string }
      if (code !== '23514' || !constraint) throw error
      await sql.unsafe(`alter table ${table} drop constraint ${constraint}`)
    }
  }
}
