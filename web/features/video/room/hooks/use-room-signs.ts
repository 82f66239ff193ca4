import { useSyncExternalStore } from 'react'
import { Listeners } from '#web/lib/listeners.ts'

const SOUNDS_KEY = 'mivoix-room-sounds'
const NOTIFICATIONS_KEY = 'mivoix-room-notifications'
const listeners = new Listeners()

function keep(key: string, value: string | undefined) {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  listeners.notify()
}

export const areSoundsOn = () => localStorage.getItem(SOUNDS_KEY) !== 'off'

/** Whether the room calls by a sound, kept on this device. */
export function useRoomSounds(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [
    useSyncExternalStore(listeners.subscribe, areSoundsOn, () => true),
    (isOn) => keep(SOUNDS_KEY, isOn ? undefined : 'off'),
  ]
}

export type NotificationChoice = 'unavailable' | 'blocked' | 'off' | 'on'

/** Off until somebody turns them on: the browser asks then, and another person may see their screen. */
export function notificationChoice(): NotificationChoice {
  if (!('Notification' in window)) return 'unavailable'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && localStorage.getItem(NOTIFICATIONS_KEY) === 'on' ? 'on' : 'off'
}

export function useRoomNotifications(): [choice: NotificationChoice, setOn: (isOn: boolean) => void] {
  const choice = useSyncExternalStore(listeners.subscribe, notificationChoice, () => 'unavailable' as const)
  return [choice, (isOn) => void turnNotifications(isOn)]
}

async function turnNotifications(isOn: boolean) {
  if (isOn) await Notification.requestPermission()
  keep(NOTIFICATIONS_KEY, isOn && Notification.permission === 'granted' ? 'on' : undefined)
}
