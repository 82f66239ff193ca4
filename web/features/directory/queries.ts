import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { searchOf, type Wishes } from '#domain/directory/wishes.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

const PEOPLE_A_PAGE = 12

export type Opening = Row<'practitioner_openings'>
export type Practitioner = Row<'practitioners'>

/** Where the next page begins. */
type Cursor = Pick<Opening, 'next_at' | 'slug'> | null

async function matching<Columns extends string>(wishes: Wishes, columns: Columns, options: { head: boolean }) {
  const { area, moment, language, gender } = searchOf(wishes)
  const supabase = await client()
  let query = supabase
    .from('practitioner_openings')
    .select(columns, { count: 'exact', ...options })
    .eq('moment', moment)
  if (area) query = query.contains('specialties', [area])
  if (language) query = query.contains('languages', [language])
  if (gender) query = query.eq('gender', gender)
  return { query }
}

/** Who is free, soonest first. */
export const openings = (wishes: Wishes) =>
  infiniteQueryOptions({
    queryKey: ['openings', wishes],
    initialPageParam: null as Cursor,
    async queryFn({ pageParam: after }) {
      let { query } = await matching(wishes, '*', { head: false })
      if (after)
        query = query.or(`next_at.gt."${after.next_at}",and(next_at.eq."${after.next_at}",slug.gt."${after.slug}")`)
      const { data, count, error } = await query.order('next_at').order('slug').limit(PEOPLE_A_PAGE)
      if (error) throw await appErrorOf(error)
      return { people: data, count: count ?? 0 }
    },
    // Each page counts itself and what follows it.
    getNextPageParam: ({ people, count }): Cursor => (people.length < count ? (people.at(-1) ?? null) : null),
    refetchInterval: 60_000,
  })

/** How many are free with these wishes. */
export const openingCount = (wishes: Wishes) =>
  queryOptions({
    queryKey: ['opening-count', wishes],
    async queryFn() {
      const { query } = await matching(wishes, 'slug', { head: true })
      const { count, error } = await query
      if (error) throw await appErrorOf(error)
      return count ?? 0
    },
  })

/** Somebody by their address: who has stopped is told from who never was. */
export const practitionerAt = (slug: string) =>
  queryOptions({
    queryKey: ['practitioner', slug],
    async queryFn(): Promise<Practitioner | 'stopped' | 'unknown'> {
      const supabase = await client()
      const [person] = await readRows(supabase.from('practitioners').select('*').eq('slug', slug))
      if (person) return person
      const known = await readRows(supabase.from('practitioner_slugs').select('slug').eq('slug', slug))
      return known.length > 0 ? 'stopped' : 'unknown'
    },
  })

/** Every free time of one person, soonest first. */
export const timesOf = (slug: string) =>
  queryOptions({
    queryKey: ['practitioner-times', slug],
    async queryFn() {
      const supabase = await client()
      const times = supabase.from('practitioner_times').select('starts_at').eq('slug', slug)
      const rows = await readRows(times.order('starts_at').limit(1000))
      return rows.map((row) => new Date(row.starts_at))
    },
    refetchInterval: 60_000,
  })

/** The address of somebody whom one has met; null once they see no patients any more. */
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
