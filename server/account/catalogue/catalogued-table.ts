import type { Treatment } from '#domain/privacy/treatments.ts'
import type { JobName } from '../../jobs/job-contracts.ts'

/** Rows that belong in a person's export. `me` is the person: `me.id`, `me.email`. */
export interface ExportedRows {
  title: string
  where: string
  without?: LeftOut
  /** What only the program knows of a row: the words behind a version. */
  with?: (row: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

/** Columns that an export leaves out: secrets, internal state of the service, and what belongs to another person. */
export type LeftOut = Readonly<Partial<Record<'secret' | 'internal' | 'others', readonly string[]>>>

/**
 * How an erasure reaches the rows of a person:
 * - `cascade`: a foreign key deletes them with the account, or with a row that goes with it;
 * - `detach`: the row stays for the books, the foreign key sets the person to null;
 * - `trigger`: found by address, or about the person but written by another: db/functions/account/erase-person.sql;
 * - `none`: no column names a person.
 */
export type Erasure = 'cascade' | 'detach' | 'trigger' | 'none'

/**
 * When rows end:
 * - `account`: with the account that they belong to;
 * - `parent`: with a row of another table, by foreign key;
 * - `ends`: at the instant that a SQL expression over `t` gives (null: not yet known), by `keep-retention`, or within the hour
 *   by the job that is named. `rule` is what people are told, and what tests/api/account/retention-promises.test.ts holds it to;
 * - `archive`: health data of two people, moved by db/functions/account/archive-pair.sql one year after their last contact;
 * - `kept`: never, because nothing in it is about a person.
 */
export type Retention =
  | { until: 'account' }
  | { until: 'parent'; parent: string }
  | Ending
  | { until: 'archive' }
  | { until: 'kept'; why: string }

/** Rows that end at an instant, and in which words the register says so. */
export interface Ending {
  until: 'ends'
  at: string
  rule: string
  job?: JobName
  /** No row ends sooner than `lasts` after this column: what an index or a partition can be asked. */
  since?: { column: string; lasts: string }
  /** Partitioned by that column: a month that has ended whole is dropped. */
  byMonth?: true
}

/** Whose erasure: the patient's, the practitioner's, the supervisor's or an administrator's. */
export type ErasedRole = 'patient' | 'practitioner' | 'supervisor' | 'administrator'

/** Where something of an erased person may still stand (their id, name, address or words), and by what right. */
export interface KeptColumns {
  columns: readonly string[]
  /** Everybody's, where it is not said. */
  of?: readonly ErasedRole[]
  why: string
}

/** One table. Export, erasure, retention, register and tests all read this entry. */
export interface CataloguedTable {
  table: string
  treatment: Treatment
  exports?: readonly ExportedRows[]
  /** Columns that name a person and lead to no exported row, with the reason; `*` stands for the whole table. */
  notExported?: Readonly<Record<string, string>>
  erasure: Erasure
  /** tests/api/account/erasure-traces.test.ts finds nothing of an erased person outside of these. */
  keptAfterErasure?: readonly KeptColumns[]
  retention: Retention
}
