import { useSearchParams } from 'react-router'
import { type AppointmentState, appointmentNow } from '#domain/booking/appointment/appointment-now.ts'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AppointmentList } from './appointment-list.tsx'

const past: readonly AppointmentState[] = ['unsettled', 'held', 'missed', 'canceled']

/** The selected tab is kept in the URL. */
export function AppointmentTabs({ appointments }: { appointments: readonly Appointment[] }) {
  const [search, setSearch] = useSearchParams()
  const now = useNow(30)
  const isPast = (one: Appointment) => past.includes(appointmentNow(one, now).state)
  const coming = appointments.filter((one) => !isPast(one))
  const history = appointments.filter(isPast).toReversed()
  return (
    <Card title="Mes rendez-vous">
      <Tabs
        label="Vos rendez-vous"
        value={search.get('tab') === 'history' ? 'history' : 'coming'}
        onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
        tabs={[
          {
            value: 'coming',
            label: 'À venir',
            content:
              coming.length > 0 ? (
                <AppointmentList appointments={coming} />
              ) : (
                <EmptyState sentence="Vos rendez-vous à venir apparaîtront ici." />
              ),
          },
          {
            value: 'history',
            label: 'Historique',
            content:
              history.length > 0 ? (
                <AppointmentList appointments={history} />
              ) : (
                <EmptyState sentence="Vos séances passées apparaîtront ici." />
              ),
          },
        ]}
      />
    </Card>
  )
}
