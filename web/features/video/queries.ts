import { queryOptions } from '@tanstack/react-query'
import type { RoomEntrance } from '#domain/video/room.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/invoke.ts'
import { readRows } from '#web/lib/read-rows.ts'

/** What must be asked for anyway, should the channel be silent: nobody stays in front of a room that was cancelled. */
const ROOM_POLL_MS = 15_000

export interface Entrance extends RoomEntrance {
  /** What to add to this browser's clock to have the server's. */
  clockOffsetMs: number
}

/** The room's state for whoever asks; `guestToken` for the second person of a couple or a family. */
export const roomEntrance = (appointmentId: string, guestToken?: string) =>
  queryOptions({
    queryKey: ['room-entrance', appointmentId],
    queryFn: async (): Promise<Entrance> => {
      const entrance = await invoke('enter-room', { appointmentId, ...(guestToken && { guestToken }) })
      return { ...entrance, clockOffsetMs: new Date(entrance.now).getTime() - Date.now() }
    },
    refetchInterval: ROOM_POLL_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })

/** What the reader wrote for themselves about a consultation. */
export const personalNote = (appointmentId: string) =>
  queryOptions({
    queryKey: ['personal-note', appointmentId],
    queryFn: async (): Promise<string> => {
      const supabase = await client()
      const notes = supabase.from('personal_notes').select('body').eq('appointment_id', appointmentId)
      const [note] = await readRows(notes.overrideTypes<{ body: string }[], { merge: false }>())
      return note?.body ?? ''
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
