import { useEffect, useEffectEvent, useState } from 'react'
import { beforeQuickExit } from '#web/lib/before-quick-exit.ts'
import { client } from '#web/lib/client.ts'
import type { LocalMedia } from '../engine/local-media.ts'
import { RoomEngine } from '../engine/room-engine.ts'
import type { Entrance } from '../queries.ts'

/** The stay in the room: begun with the screen, over with it. */
export function useRoomEngine(entrance: Entrance, media: LocalMedia, onChanged: () => void): RoomEngine | undefined {
  const [engine, setEngine] = useState<RoomEngine>()
  const begin = useEffectEvent(async (isOver: () => boolean) => {
    const supabase = await client()
    if (isOver()) return undefined
    return new RoomEngine({ supabase, entrance, media, onChanged: () => tell() })
  })
  const tell = useEffectEvent(onChanged)
  const { appointmentId, party } = entrance
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room or another party is another stay
  useEffect(() => {
    let isOver = false
    let begun: RoomEngine | undefined
    const leave = () => begun?.leave()
    const forget = beforeQuickExit(leave)
    window.addEventListener('pagehide', leave)
    void begin(() => isOver).then((opened) => {
      begun = opened
      setEngine(opened)
      void opened?.enter()
    })
    return () => {
      isOver = true
      forget()
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [appointmentId, party, media])
  useEffect(() => engine?.setEntrance(entrance), [engine, entrance])
  return engine
}
