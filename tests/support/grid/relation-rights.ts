import { type IdentityName, identityNames, type PersonName } from './cast.ts'

/**
 * Whose rows are reached:
 * - `own`: those that are called by the name of whoever asks;
 * - `nothing`: the right is granted, and no row is within reach;
 * - otherwise each row by its name, with everybody who reaches it.
 */
export type Rows = 'own' | 'nothing' | Readonly<Record<string, readonly IdentityName[]>>

export interface Reading {
  /** Their names, or `every`. */
  columns: string
  /** Visitors are refused unless they are named here. */
  visitorsToo?: true
  rows: Rows
  /** Columns that are empty for some of those who reach the row: who finds a value in them. */
  values?: Readonly<Record<string, Rows>>
}

export interface Writing {
  columns: string
  visitorsToo?: true
  rows: Rows
  /** SQL of a value for each of the columns. */
  values: Readonly<Record<string, string>>
  /** Columns that fewer people may write than the rest. */
  only?: Readonly<Record<string, Rows>>
}

export interface Inserting extends Writing {
  /** The columns that every new row names, with SQL of their values; `$owner` is the id of whose row it is. */
  row: Readonly<Record<string, string>>
  /** More new rows, by what they are: their values beside those of `row`, and whose own succeed. `$other` is somebody else's id. */
  more?: Readonly<Record<string, { values: Readonly<Record<string, string>>; rows: Rows }>>
}

/** The rights on a table or view. A verb that is not mentioned is refused to everybody. */
export interface RelationRights {
  /** SQL that says which row it is, by columns that its readers may read. */
  row: string
  read?: Reading
  insert?: Inserting
  update?: Writing
  delete?: { rows: Rows; visitorsToo?: true }
}

/** No browser touches it. */
export const nobody: RelationRights = { row: "''" }

const shutOut = ['banned patient', 'signed-out patient'] as const satisfies PersonName[]

/** Whose token opens nothing: the first statement of their transaction fails. */
export const isShutOut = (name: IdentityName): boolean => shutOut.some((one) => one === name)

export const isVisitor = (name: IdentityName): boolean => name.startsWith('visitor')

/** Everybody who is signed in, and visitors, but some. */
export const everybodyBut = (...names: readonly IdentityName[]): IdentityName[] =>
  identityNames.filter((name) => !isShutOut(name) && !names.includes(name))

export const signedIn = everybodyBut('visitor', 'visitor with a conversation') as PersonName[]

/** Each of them reaches the row that is called by their name. */
export const each = (names: readonly PersonName[]): Record<string, readonly PersonName[]> =>
  Object.fromEntries(names.map((name) => [name, [name]]))

/** Whether somebody reaches a row of that name. */
export function reaches(rows: Rows, who: IdentityName, row: string): boolean {
  if (rows === 'nothing') return false
  if (rows === 'own') return row === who
  return rows[row]?.includes(who) ?? false
}
