import { useQuery } from '@tanstack/react-query'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { profileQuery } from '#web/features/profile/queries.ts'
import { useAuthState } from '#web/lib/auth-state.ts'

/** What a practitioner's screens start from: who they are, and the consultations they hold. */
export function usePractice() {
  const auth = useAuthState()
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const { data, isError, refetch } = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const { data: profile } = useQuery({ ...profileQuery(user?.id ?? ''), enabled: user !== undefined })
  const consultations: Appointment[] | undefined = data?.filter(({ mySide }) => mySide === 'practitioner')
  return {
    user,
    profile,
    consultations,
    coming: consultations?.filter(({ status }) => status === 'upcoming') ?? [],
    past: consultations?.filter(({ status }) => status !== 'upcoming').toReversed() ?? [],
    hasFailed: isError && !data,
    retry: () => void refetch(),
    greeting: `Bonjour, ${user?.name.split(' ')[0] || 'Thérapeute'}`,
  }
}
