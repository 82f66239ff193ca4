import { useQuery } from '@tanstack/react-query'
import { practitionerTitle } from '#domain/profile/practitioner-title.ts'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { profileQuery } from '#web/features/profile/queries.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'

export interface Practice {
  all: Appointment[]
  coming: Appointment[]
  past: Appointment[]
}

function practiceOf(appointments: Appointment[]): Practice {
  const all = appointments.filter(({ mySide }) => mySide === 'practitioner')
  return {
    all,
    coming: all.filter(({ status }) => status === 'upcoming'),
    past: all.filter(({ status }) => status !== 'upcoming').toReversed(),
  }
}

/** Data shared by a practitioner's screens: user, profile and consultations. */
export function usePractice() {
  const auth = useAuthState()
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const consultations = useQuery({ ...myAppointments, refetchOnMount: 'always', select: practiceOf })
  const profile = useQuery({ ...profileQuery(user?.id ?? ''), enabled: user !== undefined })
  const title = practitionerTitle({ type: user?.type ?? null, gender: profile.data?.gender ?? null })
  return {
    user,
    /** « Étudiante en psychologie supervisée » */
    title: title.charAt(0).toLocaleUpperCase('fr') + title.slice(1),
    profile,
    consultations,
    greeting: `Bonjour, ${user?.name.split(' ')[0] || 'Thérapeute'}`,
  }
}
