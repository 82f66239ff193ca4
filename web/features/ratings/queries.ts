import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export type ReceivedRating = Row<'my_ratings'>

/** Approved comments for the reader, in no chronological order, to protect anonymity. */
export const receivedRatings = queryOptions({
  queryKey: ['received-ratings'],
  queryFn: async (): Promise<ReceivedRating[]> => {
    const supabase = await client()
    return readRows(supabase.from('my_ratings').select('*').order('id').limit(500))
  },
})

/** Mean and number of ratings; null below five. Not asked for before the practitioner is known. */
export const publicRating = (practitionerId: string | undefined) =>
  queryOptions({
    queryKey: ['public-rating', practitionerId],
    queryFn: practitionerId ? () => readPublicRating(practitionerId) : skipToken,
  })

async function readPublicRating(practitionerId: string) {
  const supabase = await client()
  const ratings = supabase.from('practitioner_ratings').select('mean, count')
  const [rating] = await readRows(ratings.eq('practitioner_id', practitionerId))
  return rating ?? null
}

export type RatingToModerate = Row<'ratings_to_moderate'>

/** Comments and replies to moderate, most urgent first. */
export const ratingsToModerate = queryOptions({
  queryKey: ['words-to-moderate'],
  queryFn: async (): Promise<RatingToModerate[]> => {
    const supabase = await client()
    return readRows(supabase.from('ratings_to_moderate').select('*').order('due_at').limit(200))
  },
})
