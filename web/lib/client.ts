import type { SupabaseClient as UntypedClient } from '@supabase/supabase-js'
import type { Database } from '#domain/database-types.ts'
import { authFetch } from './auth/auth-call.ts'
import { AUTH_STORAGE_KEY } from './auth/auth-storage-key.ts'
import { checkSessionIsLive } from './auth/check-session-is-live.ts'
import { publicSettings } from './public-settings.ts'

/** The client typed with every table and view, from the types generated from the database. */
export type SupabaseClient = UntypedClient<Database>

let opening: Promise<SupabaseClient> | undefined
const openingListeners = new Set<(supabase: SupabaseClient) => void>()

/** Registers a listener for the opening of the client, without opening it. */
export function onClientOpen(listener: (supabase: SupabaseClient) => void) {
  openingListeners.add(listener)
}

/** The one Supabase client, loaded on first use to keep it out of the public pages' bundle. */
export function client(): Promise<SupabaseClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(): Promise<SupabaseClient> {
  const [{ createClient }, { liveConnection }] = await Promise.all([
    import('@supabase/supabase-js'),
    import('./live/live-connection.ts'),
  ])
  const supabase: SupabaseClient = createClient<Database>(window.location.origin, publicSettings().publishableKey, {
    auth: { storageKey: AUTH_STORAGE_KEY, detectSessionInUrl: false, experimental: { recoveryCodes: true } },
    // TanStack Query already retries reads: nested retries would hide a failure for 18 seconds.
    db: { retry: false },
    realtime: liveConnection,
    global: {
      fetch: async (input, init) => {
        const response = await authFetch(input, init)
        if (response.status === 401 && !response.url.includes('/auth/v1/')) void checkSessionIsLive(supabase.auth)
        return response
      },
    },
  })
  for (const listener of openingListeners) listener(supabase)
  return supabase
}
