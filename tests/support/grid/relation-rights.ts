import { type IdentityName, identityNames, type PersonName } from './cast.ts'

/**
 * Rows that are reachable:
 * - `own`: rows named after the caller;
 * - `nothing`: granted, but no row is reachable;
 * - otherwise each row by name, with everybody who reaches it.
 */
export type Rows = 'own' | 'nothing' | Readonly<Record<string, readonly IdentityName[]>>

interface Reading {
  /** Column names, or `every`. */
  columns: string
  /** Visitors are refused unless this is set. */
  visitorsToo?: true
  rows: Rows
  /** Columns that are null for some readers of the row: the readers who get a value. */
  values?: Readonly<Record<string, Rows>>
}

interface Writing {
  columns: string
  visitorsToo?: true
  rows: Rows
  /** SQL value for each of the columns. */
  values: Readonly<Record<string, string>>
  /** Columns that fewer users may write than the rest. */
  only?: Readonly<Record<string, Rows>>
}

export interface Inserting extends Writing {
  /** Columns that every new row sets, with SQL values; `$owner` is the id of its owner. */
  row: Readonly<Record<string, string>>
  /**
   * Further new rows by name: extra values beside `row`, and the callers whose own row is accepted. `$other` is another
   * user's id.
   */
  more?: Readonly<Record<string, { values: Readonly<Record<string, string>>; rows: Rows }>>
}

/** Permissions on a table or view. A verb that is not mentioned is refused to everybody. */
export interface RelationRights {
  /** SQL that names a row, from columns that its readers may read. */
  row: string
  read?: Reading
  insert?: Inserting
  update?: Writing
  delete?: { rows: Rows; visitorsToo?: true }
}

/** Not accessible from browsers. */
export const nobody: RelationRights = { row: "''" }

const shutOut = ['banned patient', 'signed-out patient'] as const satisfies PersonName[]

/** Identities with an invalid token: the first statement of their transaction fails. */
export const isShutOut = (name: IdentityName): boolean => shutOut.some((one) => one === name)

export const isVisitor = (name: IdentityName): boolean => name.startsWith('visitor')

/** All signed-in users and visitors, except some. */
export const everybodyBut = (...names: readonly IdentityName[]): IdentityName[] =>
  identityNames.filter((name) => !isShutOut(name) && !names.includes(name))

export const signedIn = everybodyBut('visitor', 'visitor with a conversation') as PersonName[]

/** Each of them reaches the row named after them. */
export const each = (names: readonly PersonName[]): Record<string, readonly PersonName[]> =>
  Object.fromEntries(names.map((name) => [name, [name]]))

export function reaches(rows: Rows, who: IdentityName, row: string): boolean {
  if (rows === 'nothing') return false
  if (rows === 'own') return row === who
  return rows[row]?.includes(who) ?? false
}
