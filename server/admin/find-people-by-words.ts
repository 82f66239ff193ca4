import type { FoundPerson } from '#domain/admin/functions.ts'
import type { Transaction } from '../db/postgres.ts'

const MOST = 20
/** More words than a name has are a sentence. */
const MOST_WORDS = 4

/**
 * People of whom each typed word begins a word of the name or the address. The longest one is looked up, in the order of the
 * index and no further than the first page; the others are checked for each row that it finds.
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
        -- Somebody whose name and address begin alike comes twice.
        order by w.word limit ${MOST * 2}
      ) as first_rows
    ) as found
    join profiles p on p.id = found.person_id join auth.users u on u.id = p.id
    order by p.last_name, p.first_name, p.id limit ${MOST}`
  return [...people]
}

/** Sorts after every letter that a name can have. */
const LAST = '\u{10FFFF}'
