import { hydrate, MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ErrorCode } from '#domain/errors.ts'
import type { NoticeCode } from '#domain/notices.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { pageData } from '#web/lib/page-data.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

/** Toast options of a mutation (`meta` of `useMutation`). */
interface ActMeta extends Record<string, unknown> {
  /** The screen shows the error itself, always or for some codes: no toast then. */
  showsItsErrors?: true | ((code: ErrorCode) => boolean)
  /** Toast on success; not used where the same sentence stands on the page. */
  notice?: NoticeCode
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ActMeta
  }
}

async function tell(error: unknown, { showsItsErrors }: ActMeta) {
  if (showsItsErrors === true) return
  const reason = await appErrorOf(error)
  if (!showsItsErrors?.(reason.code)) showError(reason)
}

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Offline, reads and acts fail at once with a message, instead of being paused by TanStack Query.
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
      onError: (error, _variables, _result, mutation) => void tell(error, mutation.meta ?? {}),
      onSuccess: (_answer, _variables, _result, mutation) => {
        if (mutation.meta?.notice) showNotice(mutation.meta.notice)
      },
    }),
  })
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [queryClient] = useState(() => {
    const created = createQueryClient()
    // The data of the page belongs to its hydration only: later it would be out of date.
    if (!isHydrated) hydrate(created, pageData()?.queries ?? {})
    return created
  })
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
