import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { DIRECTORY_PEOPLE_A_PAGE } from '#domain/constants.ts'
import type { Row } from '#domain/database-types.ts'
import { type Filters, searchOf } from '#domain/directory/filters.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { keysetPage } from '#web/lib/data/keyset.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export type Opening = Row<'practitioner_openings'>
export type Practitioner = Row<'practitioners'>

/** Last card of the page before. */
type Cursor = Pick<Opening, 'next_at' | 'slug'> | null

/** Filters of a search. A `contains` filter with an empty array matches every row. */
function conditionsOf(filters: Filters) {
  const { area, moment, language, gender } = searchOf(filters)
  return {
    exactly: { moment, ...(gender && { gender }) },
    areas: area ? [area] : [],
    spoken: language ? [language] : [],
  }
}

/** One extra row tells whether there is a next page. */
export function pageOfPeople(rows: readonly Opening[]) {
  return { people: rows.slice(0, DIRECTORY_PEOPLE_A_PAGE), hasMore: rows.length > DIRECTORY_PEOPLE_A_PAGE }
}

/** Practitioners by next free start. */
export const openings = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['openings', filters],
    initialPageParam: null as Cursor,
    async queryFn({ pageParam: after }) {
      const { exactly, areas, spoken } = conditionsOf(filters)
      const everybody = (await client()).from('practitioner_openings').select('*')
      const found = everybody.match(exactly).contains('specialties', areas).contains('languages', spoken)
      const page = { by: 'next_at', tie: 'slug', isAscending: true, size: DIRECTORY_PEOPLE_A_PAGE + 1 } as const
      return pageOfPeople(await readRows(keysetPage(found, { ...page, last: after ?? undefined })))
    },
    getNextPageParam: ({ people, hasMore }): Cursor => (hasMore ? (people.at(-1) ?? null) : null),
    refetchInterval: 60_000,
  })

/** Number of practitioners with a free start for these filters. */
export const openingCount = (filters: Filters) =>
  queryOptions({
    queryKey: ['opening-count', filters],
    async queryFn() {
      const { exactly, areas, spoken } = conditionsOf(filters)
      const everybody = (await client()).from('openings').select('slug', { count: 'exact', head: true })
      const { count, error } = await everybody
        .match(exactly)
        .contains('specialties', areas)
        .contains('languages', spoken)
      if (error) throw await appErrorOf(error)
      return count ?? 0
    },
  })

/** Practitioner by slug: one who stopped is distinguished from an unknown slug. */
export const practitionerAt = (slug: string) =>
  queryOptions({
    queryKey: ['practitioner', slug],
    async queryFn(): Promise<Practitioner | 'stopped' | 'unknown'> {
      // The database refuses some characters, which no slug has (`app.slug_of`).
      if (!/^[a-z0-9-]+$/.test(slug)) return 'unknown'
      const supabase = await client()
      const [person] = await readRows(supabase.from('practitioners').select('*').eq('slug', slug))
      if (person) return person
      const known = await readRows(supabase.from('practitioner_slugs').select('slug').eq('slug', slug))
      return known.length > 0 ? 'stopped' : 'unknown'
    },
  })

/** Not inside the query: dates would become texts in the data of a page. */
const datesOf = (times: readonly string[]) => times.map((time) => new Date(time))

/** All free starts of one practitioner, soonest first. */
export const timesOf = (slug: string) =>
  queryOptions({
    queryKey: ['practitioner-times', slug],
    async queryFn() {
      const supabase = await client()
      const times = supabase.from('practitioner_times').select('starts_at').eq('slug', slug)
      const rows = await readRows(times.order('starts_at').limit(1000))
      return rows.map((row) => row.starts_at)
    },
    select: datesOf,
    refetchInterval: 60_000,
  })

/** Slug of a practitioner the reader has met; null once they no longer see patients. */
export const slugOf = (practitionerId: string | null) =>
  queryOptions({
    queryKey: ['practitioner-slug', practitionerId],
    enabled: practitionerId !== null,
    async queryFn() {
      const supabase = await client()
      const people = supabase
        .from('practitioners')
        .select('slug')
        .eq('practitioner_id', practitionerId ?? '')
      return (await readRows(people))[0]?.slug ?? null
    },
  })
