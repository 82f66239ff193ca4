import { queryOptions } from '@tanstack/react-query'
import { invoke } from '#web/lib/invoke.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['my-sessions'],
  queryFn: async () => (await invoke('list-my-sessions', {})).sessions,
})
