import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/components/ui/card.tsx'
import { myAlerts, type SupervisionAlert } from '#web/features/supervision/queries.ts'
import { AlertRow } from '#web/features/supervision/shared/alert-row.tsx'
import { AlertThread } from '#web/features/supervision/shared/alert-thread.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'

/** The crisis that a student flagged about a session, for the psychologist who opened it. */
export function CrisisPanel({ alert }: { alert: SupervisionAlert }) {
  const now = useNow(30)
  return (
    <Card>
      <ul className="mb-4">
        <AlertRow alert={alert} now={now} isOpened />
      </ul>
      <AlertThread alert={alert} />
    </Card>
  )
}

export function useCrisisOf(appointmentId: string): SupervisionAlert | undefined {
  const { data: alerts } = useQuery(myAlerts)
  return alerts?.find(
    (alert) => alert.kind === 'crisis' && alert.mySide !== 'student' && alert.appointmentId === appointmentId,
  )
}
