import type { Treatment } from '#domain/privacy/treatments.ts'
import type { JobName } from '../../queue/job-contracts.ts'

/** Rows of a person's export. `me` is the person: `me.id`, `me.email`. */
export interface ExportedRows {
  title: string
  where: string
  without?: LeftOut
  /** Extra fields computed in code, such as the text of an accepted version. */
  with?: (row: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

/** Columns left out of an export: secrets, internal state, and data of other people. */
type LeftOut = Readonly<Partial<Record<'secret' | 'internal' | 'others', readonly string[]>>>

/**
 * Erasure of a person's rows:
 * - `cascade`: a foreign key deletes them with the account, or with a row that the account cascades to;
 * - `detach`: the row stays for accounting, the foreign key sets the person to null;
 * - `trigger`: found by address, or written by somebody else about the person: db/functions/account/erase-person.sql;
 * - `none`: no column references a person.
 */
type Erasure = 'cascade' | 'detach' | 'trigger' | 'none'

/**
 * Retention of rows:
 * - `account`: deleted with the account they belong to;
 * - `parent`: deleted with a row of another table, by foreign key;
 * - `ends`: deleted at the time given by a SQL expression over `t` (null: not known yet), by `keep-retention`, or
 *   within the hour by the named job. `rule` is shown to people; tests/api/account/retention-promises.test.ts checks
 *   it;
 * - `archive`: health data of two people, moved by db/functions/account/archive-pair.sql one year after their last
 *   contact;
 * - `kept`: never deleted, because it contains no personal data.
 */
export type Retention =
  | { until: 'account' }
  | { until: 'parent'; parent: string }
  | Ending
  | { until: 'archive' }
  | { until: 'kept'; why: string }

/** End of a row's retention period, with the wording for the register of processing activities. */
export interface Ending {
  until: 'ends'
  at: string
  rule: string
  job?: JobName
  /** Lower bound on an indexed or partitioned column: no row ends earlier than `lasts` after it. */
  since?: { column: string; lasts: string }
  /** Partitioned by that column: a month whose rows have all ended is dropped. */
  byMonth?: true
}

/** Role of the erased person: patient, practitioner, supervisor or administrator. */
export type ErasedRole = 'patient' | 'practitioner' | 'supervisor' | 'administrator'

/** Columns that may still contain data of an erased person (id, name, address or text), with the legal basis. */
interface KeptColumns {
  columns: readonly string[]
  /** Every role, when not given. */
  of?: readonly ErasedRole[]
  why: string
}

/** Data catalogue entry of one table, read by export, erasure, retention, the register and tests. */
export interface CataloguedTable {
  table: string
  treatment: Treatment
  exports?: readonly ExportedRows[]
  /** Columns that reference a person without being exported, with the reason; `*` is the whole table. */
  notExported?: Readonly<Record<string, string>>
  erasure: Erasure
  /** tests/api/account/erasure-traces.test.ts checks that an erased person is found nowhere else. */
  keptAfterErasure?: readonly KeptColumns[]
  retention: Retention
}
