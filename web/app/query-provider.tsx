import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { showError } from '#web/lib/toast.ts'

/** A mutation whose form shows its own errors sets `meta: { showsItsErrors: true }`. */
function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a read or an act fails at once and says so, instead of waiting unseen for one.
      queries: {
        staleTime: 30_000,
        retry: 1,
        retryDelay: 1000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.showsItsErrors) void showError(error)
      },
    }),
  })
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
