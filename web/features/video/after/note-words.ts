import type { ConsultationNote } from '../queries.ts'
import type { Stored } from './autosave.ts'

/** The parts of a note that its author writes. */
export interface NoteWords {
  observations: string
  followUp: string
  forSupervision: string
  isCrisis: boolean
}

export const noteTexts = [
  { name: 'observations', label: 'Observations', hint: 'Ce que vous avez vu et entendu.' },
  { name: 'followUp', label: 'Points à reprendre', hint: 'Ce qui est prévu d’ici la prochaine fois.' },
  { name: 'forSupervision', label: 'Pour la supervision', hint: 'Vos questions, ce qui vous a touché·e.' },
] as const

export function storedWords(note: ConsultationNote | null | undefined): Stored<NoteWords> {
  return {
    value: {
      observations: note?.observations ?? '',
      followUp: note?.follow_up ?? '',
      forSupervision: note?.for_supervision ?? '',
      isCrisis: note?.is_crisis ?? false,
    },
    updatedAt: note?.updated_at ?? null,
  }
}

/** The note as the server has it after a save. */
export function savedNote(
  before: ConsultationNote | null | undefined,
  appointmentId: string,
  { value, updatedAt }: { value: NoteWords; updatedAt: string },
): ConsultationNote {
  const begun = {
    appointment_id: appointmentId,
    state: 'draft' as const,
    comment: null,
    submitted_at: null,
    signed_by: null,
    signed_by_name: null,
    signed_at: null,
  }
  return {
    ...(before ?? begun),
    observations: value.observations,
    follow_up: value.followUp,
    for_supervision: value.forSupervision,
    is_crisis: value.isCrisis,
    updated_at: updatedAt,
  }
}
