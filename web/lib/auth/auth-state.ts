import type { Session } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { type UserType, userTypeOf } from '#domain/profile/user-type.ts'
import { Listeners } from '#web/lib/listeners.ts'
import { client, onClientOpen } from '../client.ts'
import { claimDrafts, listenToOtherTabs } from '../drafts.ts'
import { AUTH_STORAGE_KEY } from './auth-storage-key.ts'
import { findPerson, type Person } from './person.ts'
import { isSecondStepDue } from './second-step-due.ts'
import { tokenClaims } from './token-claims.ts'

export type SignedInUser = {
  id: string
  email: string
  name: string
  type: UserType
  photoUrl: string | undefined
  /** False until the profile has been read. */
  isReferent: boolean
}

/** `unknown` until the browser's storage has been read; pre-rendered pages are always in that state. */
type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser; lifetime: SessionLifetime | undefined }

export type SessionLifetime = { startedAt: Date; endsAt: Date }

const unknown: AuthState = { status: 'unknown' }
let current: AuthState = unknown
let departures = 0
const listeners = new Listeners()

const accountIn = (state: AuthState) => (state.status === 'signed-in' ? state.user.id : undefined)

function publish(next: AuthState) {
  const account = accountIn(current)
  if (account !== undefined && account !== accountIn(next)) departures += 1
  current = next
  listeners.notify()
}

function stateOf(session: Session | null, person?: Person): AuthState {
  if (!session || isSecondStepDue(session.access_token)) return { status: 'signed-out' }
  const { id, email, app_metadata: given, user_metadata: metadata } = session.user
  return {
    status: 'signed-in',
    lifetime: lifetimeOf(session),
    user: {
      id,
      email: email ?? '',
      name: person?.name || (typeof metadata.name === 'string' && metadata.name) || 'Utilisateur',
      type: userTypeOf(given.user_type),
      photoUrl: person?.photoUrl,
      isReferent: person?.isReferent ?? false,
    },
  }
}

function lifetimeOf({ access_token: token }: Session): SessionLifetime | undefined {
  const { sessionStartsAt: startedAt, sessionEndsAt: endsAt } = tokenClaims(token)
  return startedAt && endsAt && { startedAt, endsAt }
}

/** Cache of profiles by user id, filled once each has been read. */
const people = new Map<string, Person | undefined>()

onClientOpen((supabase) => {
  listenToOtherTabs()
  supabase.auth.onAuthStateChange((_event, session) => {
    const userId = session?.user.id
    const next = stateOf(session, userId ? people.get(userId) : undefined)
    if (next.status === 'signed-in') claimDrafts(next.user.id)
    publish(next)
    if (!userId || people.has(userId) || current.status !== 'signed-in') return
    people.set(userId, undefined)
    // Deferred: the client must not be called from inside its own `onAuthStateChange` callback.
    setTimeout(() => void refreshPerson())
  })
})

/** Reads the profile again after a change of name or photo. */
export async function refreshPerson(): Promise<void> {
  if (current.status !== 'signed-in') return
  const { id } = current.user
  const person = await findPerson(await client(), id).catch(() => undefined)
  if (!person) return
  people.set(id, person)
  if (current.status === 'signed-in' && current.user.id === id)
    publish({ ...current, user: { ...current.user, ...person, name: person.name || current.user.name } })
}

let asked = false

/** Nothing in storage means that nobody ever signed in: the state is known without loading the client. */
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
  queueMicrotask(ask)
  return listeners.subscribe(listener)
}

/** The auth state as this browser knows it. It only chooses what to show; the server checks every permission. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => unknown,
  )
}

/**
 * How often an account has left this tab, signed out or replaced by another: a `key` for what was read or typed as that
 * account. A visitor who signs in changes nothing here, and keeps what they typed.
 */
export function useAccountDepartures(): number {
  return useSyncExternalStore(
    subscribe,
    () => departures,
    () => 0,
  )
}
