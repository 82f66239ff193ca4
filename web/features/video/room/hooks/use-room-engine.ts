import { createClient } from '@supabase/supabase-js'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Database } from '#domain/database-types.ts'
import type { RoomEntrance } from '#domain/video/room.ts'
import { beforeQuickExit } from '#web/lib/before-quick-exit.ts'
import { client, type SupabaseClient } from '#web/lib/client.ts'
import { liveConnection } from '#web/lib/live/live-connection.ts'
import { publicSettings } from '#web/lib/public-settings.ts'
import type { LocalMedia } from '../../engine/local-media.ts'
import { RoomEngine } from '../../engine/room-engine.ts'
import type { Entrance } from '../../queries.ts'

/** Engine that lives as long as the screen. Another room or party mounts another screen. */
export function useRoomEngine(entrance: Entrance, media: LocalMedia, onChanged: () => void): RoomEngine | undefined {
  const [engine, setEngine] = useState<RoomEngine>()
  const tell = useEffectEvent(onChanged)
  const begin = useEffectEvent(async (isOver: () => boolean) => {
    const supabase = await roomClient(entrance)
    if (isOver()) return undefined
    const begun = new RoomEngine({ supabase, entrance, media, onChanged: () => tell() })
    setEngine(begun)
    void begun.enter()
    return begun
  })
  useEffect(() => {
    let isOver = false
    let begun: RoomEngine | undefined
    const leave = () => begun?.leave()
    const forget = beforeQuickExit(leave)
    window.addEventListener('pagehide', leave)
    async function enter() {
      begun = await begin(() => isOver)
    }
    void enter()
    return () => {
      isOver = true
      forget()
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  useEffect(() => engine?.setEntrance(entrance), [engine, entrance])
  return engine
}

/**
 * Client whose access token opens the room. A guest has no session: theirs is a client of their own, which answers with the
 * invitation each time that the official client asks for a token, at every heartbeat, reconnection and join.
 */
async function roomClient({ accessToken }: Pick<RoomEntrance, 'accessToken'>): Promise<SupabaseClient> {
  if (accessToken === null) return client()
  return createClient<Database>(window.location.origin, publicSettings().publishableKey, {
    accessToken: async () => accessToken,
    realtime: liveConnection,
  })
}
