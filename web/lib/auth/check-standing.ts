import type { SupabaseClient } from '@supabase/supabase-js'

type Auth = SupabaseClient['auth']

let checking: Promise<void> | undefined

async function check(auth: Auth): Promise<void> {
  const { error } = await auth.getUser()
  const status = error?.status ?? 0
  if (status >= 400 && status < 500) await auth.signOut({ scope: 'local' })
}

/** The server did not recognise somebody: if it says so again, their session has ended and the browser forgets it too. */
export function checkStanding(auth: Auth): Promise<void> {
  checking ??= check(auth).finally(() => {
    checking = undefined
  })
  return checking
}
