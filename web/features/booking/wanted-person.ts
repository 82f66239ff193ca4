import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/read-rows.ts'

/** The practitioner whose hours are asked for. */
export interface WantedPerson {
  id: string
  name: string
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Who `?with=` names; null for nobody who receives people now. */
export const wantedPerson = (link: string | null) =>
  queryOptions({
    queryKey: ['wanted-person', link],
    enabled: link !== null,
    staleTime: 10 * 60_000,
    queryFn: async (): Promise<WantedPerson | null> => {
      if (!link || !UUID.test(link)) return null
      const supabase = await client()
      const [row] = await readRows(
        supabase.from('free_starts').select('practitioner_id, practitioner_name').eq('practitioner_id', link).limit(1),
      )
      return row ? { id: row.practitioner_id, name: row.practitioner_name } : null
    },
  })
