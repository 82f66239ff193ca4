import { queryOptions } from '@tanstack/react-query'
import { invoke } from '#web/lib/data/invoke.ts'

/** For referents; empty for everybody else. */
export const openArchives = queryOptions({
  queryKey: ['open-archives'],
  queryFn: async () => (await invoke('list-open-archives', {})).archives,
})

/** Its words; each reading is noted in the patient's access log, so it happens on purpose only. */
export const openedArchive = (openingId: string) =>
  queryOptions({
    queryKey: ['opened-archive', openingId],
    queryFn: () => invoke('read-archive', { openingId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
