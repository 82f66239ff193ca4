import { DIRECTORY_PEOPLE_A_PAGE } from '#domain/constants.ts'
import type { Row } from '#domain/database-types.ts'
import { searchOf } from '#domain/directory/filters.ts'
import type { FoundDirectory, FoundPractitioner } from '#domain/directory/live-pages.ts'
import type { Database } from '../db/database.ts'
import { ANONYMOUS } from '../db/identity.ts'

type Reader = Pick<Database, 'readAs'>
type Found<T> = Omit<T, 'photos'>

/** First page of the directory without filters, with the rights of a visitor. */
export async function readDirectory(db: Reader): Promise<Found<FoundDirectory>> {
  const { moment, language } = searchOf({})
  const spoken = language ? [language] : []
  const [rows, counts] = await Promise.all([
    db.readAs<{ row: Row<'practitioner_openings'> }>(ANONYMOUS, PEOPLE, [moment, spoken, DIRECTORY_PEOPLE_A_PAGE + 1]),
    db.readAs<{ count: number }>(ANONYMOUS, COUNT, [moment, spoken]),
  ])
  return { people: rows.map(({ row }) => row), count: counts[0]?.count ?? 0 }
}

/** A practitioner who may be booked, and their free starts; undefined for anybody else. */
export async function readPractitioner(db: Reader, slug: string): Promise<Found<FoundPractitioner> | undefined> {
  const [people, starts] = await Promise.all([
    db.readAs<{ row: Row<'practitioners'> }>(ANONYMOUS, PERSON, [slug]),
    db.readAs<{ row: string }>(ANONYMOUS, TIMES, [slug]),
  ])
  const person = people[0]?.row
  return person && { person, times: starts.map(({ row }) => row) }
}

// As JSON, in which dates are texts, as in the answers that the browser reads later.
const PEOPLE = `select to_json(o) as row from practitioner_openings o
  where moment = $1 and languages @> $2::text[] order by next_at, slug limit $3`
const COUNT = 'select count(*)::int as count from openings where moment = $1 and languages @> $2::text[]'
const PERSON = 'select to_json(p) as row from practitioners p where slug = $1'
const TIMES = 'select to_json(starts_at) as row from practitioner_times where slug = $1 order by starts_at limit 1000'
