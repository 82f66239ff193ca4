import type { FoundPerson } from '#domain/admin/functions.ts'
import type { Transaction } from '../db/postgres.ts'

const MOST = 20
/** Longer queries are not names. */
const MOST_WORDS = 4

/**
 * Prefix search: each typed word is a prefix of a word of the name or address. Looks up the longest word in index
 * order, up to one page, and checks the other words on each row found.
 */
export async function findPeopleByWords(sql: Transaction, typed: string): Promise<FoundPerson[]> {
  const [plain] = await sql<{ letters: string }[]>`select app.plain_letters(${typed}) as letters`
  const letters = plain?.letters ?? ''
  const words = (letters.includes('@') ? [letters.replaceAll(/\s/g, '')] : letters.split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS)
  const [longest, ...others] = words
  if (!longest) return []
  const startsWith = (column: string, word: string) =>
    sql`${sql(column)} >= ${word} and ${sql(column)} < ${word + LAST}`
  const hasOthers = others.map(
    (word) =>
      sql`and exists (select from app.people_words o where o.person_id = w.person_id and ${startsWith('o.word', word)})`,
  )
  const people = await sql<FoundPerson[]>`
    select p.id, btrim(p.first_name || ' ' || p.last_name) as name, u.email, p.user_type as "userType",
      case when p.suspended_at is not null then 'suspended' when app.sees_patients(p.id) then 'sees-patients'
        else 'none' end as state,
      p.is_referent as "isReferent", p.created_at as "createdAt"
    from (
      select distinct person_id from (
        select w.person_id from app.people_words w where ${startsWith('w.word', longest)} ${hasOthers.length > 0 ? hasOthers : sql``}
        -- Twice the limit: a name and an address may both match for one person.
        order by w.word limit ${MOST * 2}
      ) as first_rows
    ) as found
    join profiles p on p.id = found.person_id join auth.users u on u.id = p.id
    order by p.last_name, p.first_name, p.id limit ${MOST}`
  return [...people]
}

/** Upper bound of a prefix search: sorts after every letter of a name. */
const LAST = '\u{10FFFF}'
