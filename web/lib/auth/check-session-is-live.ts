import type { SupabaseClient } from '@supabase/supabase-js'

type Auth = SupabaseClient['auth']

let checking: Promise<void> | undefined

async function check(auth: Auth): Promise<void> {
  const { error } = await auth.getUser()
  const status = error?.status ?? 0
  if (status >= 400 && status < 500) await auth.signOut({ scope: 'local' })
}

/** After a 401: asks the server once more, and if it refuses again the session has ended and is removed here too. */
export function checkSessionIsLive(auth: Auth): Promise<void> {
  checking ??= check(auth).finally(() => {
    checking = undefined
  })
  return checking
}
