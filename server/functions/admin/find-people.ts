import { z } from 'zod'
import type { FoundPerson } from '#domain/admin/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { findPeopleByWords } from '../../admin/find-people-by-words.ts'

/** Prefix search on names or address, at least two letters. Returns no reason for a visit, and no unfiltered list. */
export const findPeople = defineAdminFunction({
  name: 'find-people',
  level: 'plain',
  input: z.object({ words: z.string().trim().min(2, errorMessage('search_too_short')).max(100) }),
  // Without the query, which may name somebody who is not here.
  audit: (_call, answer) => ({ subject: null, detail: { found: 'people' in answer ? answer.people.length : 0 } }),
  async handle({ input: { words }, sql }) {
    const people: FoundPerson[] = await findPeopleByWords(sql, words)
    return { people }
  },
})
