import { EmptyState } from '#web/components/ui/empty-state.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { AppointmentList } from './appointment-list.tsx'

export function PastConsultations({ consultations }: { consultations: readonly Appointment[] }) {
  if (consultations.length === 0) return <EmptyState sentence="Aucune consultation passée" />
  return <AppointmentList appointments={consultations} />
}
