import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { checkStanding } from '#web/lib/check-standing.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError } from '#web/lib/toast.ts'

async function noticeEndOfSession(error: unknown) {
  if ((await appErrorOf(error)).code === 'not_signed_in') await checkStanding()
}

/** A mutation whose form shows its own errors sets `meta: { showsItsErrors: true }`. */
function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1 },
      // Without a connection an act fails at once and says so, instead of waiting unseen for one.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error) => void noticeEndOfSession(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.showsItsErrors) void showError(error)
        void noticeEndOfSession(error)
      },
    }),
  })
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
