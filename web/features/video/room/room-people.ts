import { CONSULTATION_MINUTES } from '#domain/constants.ts'
import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import type { Party, RoomEntrance } from '#domain/video/room.ts'

/** Name of the person the reader meets. */
export function otherName({ party, names }: Pick<RoomEntrance, 'party' | 'names'>): string {
  return party === 'practitioner' || party === 'supervisor' ? names.patient : names.practitioner
}

export function nameOf(party: Party, { names, supervisor }: Pick<RoomEntrance, 'names' | 'supervisor'>): string {
  if (party === 'supervisor') return supervisor?.name ?? 'Supervision'
  if (party === 'guest') return names.guest ?? 'Invité·e'
  return names[party]
}

/** Subtitle under a name. */
export function titleOf(party: Party, entrance: Pick<RoomEntrance, 'practitionerTitle' | 'appearance'>): string {
  if (party === 'practitioner') return entrance.practitionerTitle
  if (party === 'supervisor') return 'psychologue, supervision'
  if (party === 'guest') return 'invité·e'
  return entrance.appearance === 'first_name' ? '' : 'pseudonyme'
}

/** « vendredi 20 novembre à 14 h 30 · 45 min » */
export function appointmentTimeLine({ startsAt }: Pick<RoomEntrance, 'startsAt'>): string {
  const start = new Date(startsAt)
  return `${formatDayInYear(dayOf(start))} à ${formatTime(start)} · ${CONSULTATION_MINUTES} min`
}

type Gendered = Pick<RoomEntrance, 'practitionerGender' | 'names'>

/** « elle » or « lui » when the gender is known, the name otherwise. */
export function pronounOf({ practitionerGender, names }: Gendered): string {
  if (practitionerGender === 'female') return 'elle'
  return practitionerGender === 'male' ? 'lui' : names.practitioner
}

export function cameOf({ practitionerGender }: Pick<Gendered, 'practitionerGender'>): string {
  if (practitionerGender === 'female') return 'venue'
  return practitionerGender === 'male' ? 'venu' : 'venu·e'
}
