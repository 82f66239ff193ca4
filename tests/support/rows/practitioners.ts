import { slotOf } from '#domain/availability/slot.ts'
import { addDays, dayOf } from '#domain/time.ts'
import { insertSlot } from '#server/booking/insert-slot.ts'
import type { Sql } from '#server/db/postgres.ts'
import { makeBookable } from './make-bookable.ts'
import { createPerson, type Person } from './people.ts'

interface Traits {
  gender?: 'male' | 'female' | 'non-binary'
  isValidated?: boolean
}

/** A bookable student, inserted directly. */
export async function createPractitioner(
  sql: Sql,
  { gender = 'female', isValidated = true }: Traits = {},
): Promise<Person> {
  const person = await createPerson(sql, 'student')
  await sql`update profiles set gender = ${gender}, first_name = 'Inès', last_name = 'Martin' where id = ${person.id}`
  if (isValidated) await makeBookable(sql, person.id)
  return person
}

/** A day far enough ahead that none of it has passed, whatever the time of the test. */
export function dayAhead(days: number): string {
  return addDays(dayOf(new Date()), days)
}

/** Inserts a slot; returns its starts. */
export async function createSlot(
  sql: Sql,
  { id }: Person,
  day: string,
  startTime = '09:00',
  endTime = '10:00',
): Promise<Date[]> {
  const slot = slotOf({ day, startTime, endTime }, new Date())
  if (typeof slot === 'string') throw new Error(slot)
  await insertSlot(sql, id, slot)
  return slot.starts
}
