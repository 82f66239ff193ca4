import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** Practitioner requested in the URL. */
export interface RequestedPractitioner {
  id: string
  name: string
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Practitioner named by `?with=`, a slug or an id; null when they see no patients at the moment. */
export const requestedPractitioner = (link: string | null) =>
  queryOptions({
    queryKey: ['requested-practitioner', link],
    enabled: link !== null,
    staleTime: 10 * 60_000,
    queryFn: async (): Promise<RequestedPractitioner | null> => {
      // The database refuses some characters, which no slug has (`app.slug_of`).
      if (!link || !/^[a-z0-9-]+$/.test(link)) return null
      const supabase = await client()
      const shown = supabase.from('practitioners').select('practitioner_id, name')
      const [row] = await readRows(shown.eq(UUID.test(link) ? 'practitioner_id' : 'slug', link).limit(1))
      return row ? { id: row.practitioner_id, name: row.name } : null
    },
  })
