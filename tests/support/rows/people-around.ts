import type { UserType } from '#domain/profile/user-type.ts'
import type { Sql } from '#server/db/postgres.ts'
import { type Role, roles } from './columns-of-people.ts'
import type { Somebody } from './one-of-each.ts'
import { createPerson } from './people.ts'

const types: Record<Role, UserType> = {
  patient: 'patient',
  practitioner: 'student',
  supervisor: 'therapist',
  administrator: 'admin',
}

/** One new person per role, with a unique name, address and number. */
export async function createPeopleAround(sql: Sql): Promise<Record<Role, Somebody>> {
  const people = {} as Record<Role, Somebody>
  for (const role of roles) {
    const { id, email } = await createPerson(sql, types[role])
    const somebody = { id, email, phone: `33${BigInt(`0x${id.slice(0, 8)}`)}`, name: `Zoé${id.slice(9, 13)}` }
    await sql`update auth.users set phone = ${somebody.phone}, phone_confirmed_at = now() where id = ${id}`
    await sql`update profiles set first_name = ${somebody.name} where id = ${id}`
    people[role] = somebody
  }
  await sql`update profiles set supervisor_id = ${people.supervisor.id} where id = ${people.practitioner.id}`
  return people
}
