import { useEffect, useEffectEvent, useRef } from 'react'
import type { RoomCall } from '../room-call.ts'
import { playNotes } from './play-notes.ts'
import { areSoundsOn, notificationChoice } from './use-room-signs.ts'

/** Calls somebody back: by the title of the tab, a soft sound and, in another tab, a notification if they want one. */
export function useRoomCall(call: RoomCall | undefined, speakerId: string) {
  // A reason that was there on arrival is on the screen.
  const told = useRef(new Set([call?.id]))
  const { id, title, isBrief = false } = call ?? {}
  const tell = useEffectEvent(() => {
    if (!call || told.current.has(call.id)) return
    told.current.add(call.id)
    if (areSoundsOn()) void playNotes(call.tune, speakerId).catch(() => undefined)
    if (document.hidden && notificationChoice() === 'on') notify(call)
  })
  useEffect(() => {
    if (id !== undefined) tell()
  }, [id])
  useEffect(() => {
    if (title === undefined || (isBrief && !document.hidden)) return undefined
    const before = document.title
    document.title = title
    const restore = () => {
      document.title = before
    }
    const look = () => {
      if (isBrief && !document.hidden) restore()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      restore()
    }
  }, [title, isBrief])
}

function notify({ notification }: RoomCall) {
  try {
    // Silent: the room has its own sound. One at a time.
    const shown = new Notification('Mivoix', { body: notification, tag: 'mivoix-room', silent: true })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    // Chrome on Android has notifications for service workers alone.
  }
}
