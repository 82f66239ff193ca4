import { queryOptions } from '@tanstack/react-query'
import { invoke } from '#web/lib/data/invoke.ts'

/** For referents; the server returns nothing to others. */
export const openArchives = queryOptions({
  queryKey: ['open-archives'],
  queryFn: async () => (await invoke('list-open-archives', {})).archives,
})

/** Content of an archive. Each read is written to the patient's access log, so it is never refetched automatically. */
export const openedArchive = (openingId: string) =>
  queryOptions({
    queryKey: ['opened-archive', openingId],
    queryFn: () => invoke('read-archive', { openingId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
