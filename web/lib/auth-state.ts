import type { Session } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { type UserType, userTypeOf } from '#domain/profile/user-type.ts'
import { AUTH_STORAGE_KEY, client, whenClientOpens } from './client.ts'

export type SignedInUser = { id: string; email: string; name: string; type: UserType; photoUrl: string | undefined }

/** `unknown` until the browser has been asked; pre-rendered pages are always in that state. */
export type AuthState = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: SignedInUser }

const unknown: AuthState = { status: 'unknown' }
let current: AuthState = unknown
const listeners = new Set<() => void>()

function publish(next: AuthState) {
  current = next
  for (const listener of listeners) listener()
}

function stateOf(session: Session | null): AuthState {
  if (!session) return { status: 'signed-out' }
  const { id, email, app_metadata: given, user_metadata: metadata } = session.user
  return {
    status: 'signed-in',
    user: {
      id,
      email: email ?? '',
      name: typeof metadata.name === 'string' && metadata.name !== '' ? metadata.name : 'Utilisateur',
      type: userTypeOf(given.user_type),
      photoUrl: typeof metadata.photo_url === 'string' ? metadata.photo_url : undefined,
    },
  }
}

whenClientOpens((supabase) => {
  supabase.auth.onAuthStateChange((_event, session) => publish(stateOf(session)))
})

let asked = false

/** A visitor who never signed in has nothing stored: the answer is known without loading the client. */
function ask() {
  if (asked) return
  asked = true
  if (localStorage.getItem(AUTH_STORAGE_KEY) === null) {
    publish({ status: 'signed-out' })
    return
  }
  client().catch(() => publish({ status: 'signed-out' }))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  queueMicrotask(ask)
  return () => listeners.delete(listener)
}

/** Who the browser believes it is. It chooses what to show; every right is decided by the server. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => unknown,
  )
}
