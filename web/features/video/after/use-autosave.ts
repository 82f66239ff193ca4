import { useEffect, useState, useSyncExternalStore } from 'react'
import { AppError } from '#domain/errors.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { Autosave, type Save, type Stored } from './autosave.ts'

/** Texts that were left unsaved, kept in memory only: a page that is opened again continues with them. */
export type LeftTexts<Value> = Map<string, Autosave<Value>>

type Saving<Value> = {
  left: LeftTexts<Value>
  appointmentId: string
  stored: Stored<Value>
  save: Save<Value>
}

/** Autosave of a text: after a pause in typing, when the page is left, and again after a failure. */
export function useAutosave<Value>({ left, appointmentId, stored, save }: Saving<Value>) {
  // The account that began to write: it may leave this tab before the page does.
  const [owner] = useState(useOwner())
  const key = keyOf(owner, appointmentId)
  const [autosave] = useState(() => left.get(key) ?? autosaveOf(owner, stored, save))
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)
  useEffect(() => {
    left.delete(key)
    const { flush } = autosave
    // Words that an earlier page left are sent as soon as they are shown again.
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
      keepUntilSaved(left, key, autosave)
    }
  }, [left, key, autosave])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `stored` is rebuilt at each render, its version names it
  useEffect(() => autosave.adopt(stored), [autosave, stored.updatedAt])
  const { change, saveNow, keepMine, takeStored } = autosave
  return { ...state, change, saveNow, keepMine, takeStored }
}

/** Whether this account left an unsaved text on another page. */
export function useHasLeftText<Value>(left: LeftTexts<Value>, appointmentId: string): boolean {
  const key = keyOf(useOwner(), appointmentId)
  const [hasLeft] = useState(() => left.has(key))
  return hasLeft
}

const keyOf = (owner: string, appointmentId: string) => `${owner} ${appointmentId}`

function useOwner(): string {
  const auth = useAuthState()
  return auth.status === 'signed-in' ? auth.user.id : ''
}

function keepUntilSaved<Value>(left: LeftTexts<Value>, key: string, autosave: Autosave<Value>) {
  if (!autosave.state().isUnsaved) return
  left.set(key, autosave)
  const stop = autosave.subscribe(() => {
    if (autosave.state().isUnsaved) return
    stop()
    if (left.get(key) === autosave) left.delete(key)
  })
}

function autosaveOf<Value>(owner: string, stored: Stored<Value>, save: Save<Value>): Autosave<Value> {
  const autosave: Autosave<Value> = new Autosave(stored, async (value, basedOn) => {
    // A retry goes on after the page was left: never under another account that has signed in since.
    if (autosave.state().error) await requireAccount(owner)
    return save(value, basedOn)
  })
  return autosave
}

async function requireAccount(owner: string) {
  const supabase = await client()
  const { data, error } = await supabase.auth.getSession()
  if (error) throw error
  if (data.session?.user.id !== owner) throw new AppError('not_signed_in')
}
