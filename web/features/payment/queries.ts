import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/read-rows.ts'

export interface ParentalAuthorisation {
  parent_email: string
  granted_at: string | null
}

/** Asked again while a parent's answer is waited for. */
export const parentalAuthorisations = queryOptions({
  queryKey: ['parental-authorisations'],
  queryFn: async () => {
    const supabase = await client()
    return readRows(
      supabase
        .from('parental_authorisations')
        .select('parent_email, granted_at')
        .order('requested_at', { ascending: false })
        .limit(10)
        .overrideTypes<ParentalAuthorisation[], { merge: false }>(),
    )
  },
  refetchInterval: 15_000,
})
