import { createClient } from '@supabase/supabase-js'
import type { Database } from '#domain/database-types.ts'
import type { RoomEntrance } from '#domain/video/room.ts'
import { client, type SupabaseClient } from '#web/lib/client.ts'
import { liveConnection } from '#web/lib/live/live-connection.ts'
import { publicSettings } from '#web/lib/public-settings.ts'

/**
 * Client whose access token opens the room. A guest has no session: theirs is a client of their own, which answers with the
 * invitation each time that the official client asks for a token, at every heartbeat, reconnection and join.
 */
export async function roomClient({ accessToken }: Pick<RoomEntrance, 'accessToken'>): Promise<SupabaseClient> {
  if (accessToken === null) return client()
  return createClient<Database>(window.location.origin, publicSettings().publishableKey, {
    accessToken: async () => accessToken,
    realtime: liveConnection,
  })
}
