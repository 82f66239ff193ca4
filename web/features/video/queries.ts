import { queryOptions } from '@tanstack/react-query'
import type { Row } from '#domain/database-types.ts'
import type { NoteFile, NoteStep } from '#domain/notes/note-file.ts'
import type { RoomEntrance } from '#domain/video/room.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** Polling fallback when the Realtime channel is silent, so that a cancelled room is noticed. */
const ROOM_POLL_MS = 15_000

export interface Entrance extends RoomEntrance {
  /** Offset from this browser's clock to the server's. */
  clockOffsetMs: number
}

/** State of the room for the caller; `guestToken` for the second person of a couple or a family. */
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

/** The reader's personal note about a consultation. */
export const personalNote = (appointmentId: string) =>
  queryOptions({
    queryKey: ['personal-note', appointmentId],
    queryFn: async (): Promise<string> => {
      const supabase = await client()
      const [note] = await readRows(supabase.from('personal_notes').select('body').eq('appointment_id', appointmentId))
      return note?.body ?? ''
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export type MyRating = Pick<
  Row<'consultation_ratings'>,
  'id' | 'stars' | 'comment' | 'comment_state' | 'withheld_reason'
> & { reply: string | null }

/** The patient's answer to « Vous êtes-vous senti·e écouté·e ? »; null before. */
export const myRating = (appointmentId: string) =>
  queryOptions({
    queryKey: ['my-rating', appointmentId],
    queryFn: async (): Promise<MyRating | null> => {
      const supabase = await client()
      const ratings = supabase
        .from('consultation_ratings')
        .select('id, stars, comment, comment_state, withheld_reason')
        .eq('appointment_id', appointmentId)
      const [rating] = await readRows(ratings)
      if (!rating) return null
      const [reply] = await readRows(supabase.from('rating_replies').select('body').eq('rating_id', rating.id))
      return { ...rating, reply: reply?.body ?? null }
    },
  })

export type ConsultationSummary = Pick<Row<'consultation_summaries'>, 'body' | 'steps' | 'shared_at'>

/** For its author, and for the patient once it is shared. */
export const consultationSummary = (appointmentId: string) =>
  queryOptions({
    queryKey: ['consultation-summary', appointmentId],
    queryFn: async (): Promise<ConsultationSummary | null> => {
      const supabase = await client()
      const summaries = supabase.from('consultation_summaries').select('body, steps, shared_at')
      const [summary] = await readRows(summaries.eq('appointment_id', appointmentId))
      return summary ?? null
    },
  })

export type ConsultationNote = Omit<Row<'consultation_notes'>, 'author_id' | 'archived_at'>

/** The author's note; null before it is started. */
export const consultationNote = (appointmentId: string) =>
  queryOptions({
    queryKey: ['consultation-note', appointmentId],
    queryFn: async (): Promise<ConsultationNote | null> => {
      const supabase = await client()
      const [note] = await readRows(supabase.from('consultation_notes').select('*').eq('appointment_id', appointmentId))
      return note ?? null
    },
  })

/**
 * A note for its reviewer. Fetched once: each read is written to the patient's access log, and a text that refreshed by
 * itself could be signed unread.
 */
export const noteFile = (appointmentId: string) =>
  queryOptions({
    queryKey: ['note-file', appointmentId],
    queryFn: (): Promise<NoteFile> => invoke('open-note', { appointmentId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** History of the author's own note, newest first. */
export const noteHistory = (appointmentId: string) =>
  queryOptions({
    queryKey: ['consultation-note', appointmentId, 'history'],
    queryFn: async (): Promise<NoteStep[]> => {
      const supabase = await client()
      const reviews = supabase.from('note_reviews').select('*').eq('appointment_id', appointmentId)
      const rows = await readRows(reviews.order('submitted_at', { ascending: false }).limit(100))
      return rows.flatMap((row): NoteStep[] => {
        const isAmendment = row.amendment_id !== null
        const submitted = { kind: 'submitted', isAmendment, name: null, comment: null, at: row.submitted_at } as const
        if (!row.decision || !row.reviewed_at) return [submitted]
        const { decision: kind, reviewer_name: name, comment, reviewed_at: at } = row
        return [{ kind, isAmendment, name, comment, at }, submitted]
      })
    },
  })

export type NoteAmendment = Pick<
  Row<'note_amendments'>,
  'id' | 'body' | 'state' | 'comment' | 'signed_by_name' | 'signed_at'
>

/** Amendments to a signed note, oldest first. */
export const noteAmendments = (appointmentId: string) =>
  queryOptions({
    queryKey: ['consultation-note', appointmentId, 'amendments'],
    queryFn: async (): Promise<NoteAmendment[]> => {
      const supabase = await client()
      const amendments = supabase.from('note_amendments').select('id, body, state, comment, signed_by_name, signed_at')
      return readRows(amendments.eq('appointment_id', appointmentId).order('updated_at').limit(100))
    },
  })

export type MyReport = Pick<
  Row<'reports'>,
  | 'id'
  | 'practitioner_name'
  | 'category'
  | 'body'
  | 'answer'
  | 'answer_due_at'
  | 'referent_name'
  | 'supervisor_reads_from'
>

/** The patient's reports about a consultation. */
export const myReports = (appointmentId: string) =>
  queryOptions({
    queryKey: ['my-reports', appointmentId],
    queryFn: async (): Promise<MyReport[]> => {
      const supabase = await client()
      const reports = supabase
        .from('reports')
        .select('id, practitioner_name, category, body, answer, answer_due_at, referent_name, supervisor_reads_from')
      return readRows(reports.eq('appointment_id', appointmentId).order('reported_at'))
    },
  })
