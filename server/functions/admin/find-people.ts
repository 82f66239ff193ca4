import { z } from 'zod'
import type { FoundPerson } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'

const MOST = 20

/** By name or address, from two letters on. Says nothing of what somebody came for, and lists nobody unasked. */
export const findPeople = defineAdminFunction({
  name: 'find-people',
  level: 'plain',
  input: z.object({ words: z.string().trim().min(2, errorMessage('search_too_short')).max(100) }),
  // Not the words: they may name somebody who is not here.
  audit: (_call, answer) => ({ subject: null, detail: { found: 'people' in answer ? answer.people.length : 0 } }),
  async handle({ input: { words }, sql }) {
    const pattern = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const people = await sql<FoundPerson[]>`
      select p.id, btrim(p.first_name || ' ' || p.last_name) as name, u.email, p.user_type as "userType",
        case when p.suspended_at is not null then 'suspended' when app.sees_patients(p.id) then 'sees-patients'
          else 'none' end as state,
        p.is_referent as "isReferent", p.created_at as "createdAt"
      from profiles p join auth.users u on u.id = p.id
      where u.email like lower(${pattern}) or p.first_name || ' ' || p.last_name ilike ${pattern}
      order by p.last_name, p.first_name, p.id limit ${MOST}`
    return { people: [...people] }
  },
})
