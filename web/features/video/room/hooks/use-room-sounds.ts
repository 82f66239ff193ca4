import { useSyncExternalStore } from 'react'
import { Listeners } from '#web/lib/listeners.ts'

const KEY = 'mivoix-room-sounds'
const OFF = 'off'
const listeners = new Listeners()

export const areSoundsOn = () => localStorage.getItem(KEY) !== OFF

function setSoundsOn(isOn: boolean) {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, OFF)
  listeners.notify()
}

/** Whether the room calls by a sound, kept on this device. */
export function useRoomSounds(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useSyncExternalStore(listeners.subscribe, areSoundsOn, () => true), setSoundsOn]
}
