import { useSearchParams } from 'react-router'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { AppointmentList } from './appointment-list.tsx'

const isComing = ({ status }: Appointment) => status === 'upcoming' || status === 'held'

/** The selected tab is kept in the URL. */
export function AppointmentTabs({ appointments }: { appointments: readonly Appointment[] }) {
  const [search, setSearch] = useSearchParams()
  const coming = appointments.filter(isComing)
  const past = appointments.filter((appointment) => !isComing(appointment)).toReversed()
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
              past.length > 0 ? (
                <AppointmentList appointments={past} />
              ) : (
                <EmptyState sentence="Vos séances passées apparaîtront ici." />
              ),
          },
        ]}
      />
    </Card>
  )
}
