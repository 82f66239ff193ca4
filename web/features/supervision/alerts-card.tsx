import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#domain/format.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { myAlerts, type SupervisionAlert } from './queries.ts'
import { AlertRow } from './shared/alert-row.tsx'

const isOpen = ({ closedAt, mySide }: SupervisionAlert) => !closedAt && mySide !== 'student'

/** Alerts for a psychologist, worst first. */
export function AlertsCard() {
  const alerts = useQuery(myAlerts)
  const now = useNow(30)
  return (
    <section aria-labelledby="alerts-title" className="rounded-2xl border bg-card p-5 text-card-foreground md:p-6">
      <QueryState query={alerts} failure="Nous n’avons pas pu lire vos alertes.">
        {(all) => (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h2 id="alerts-title" className="font-sans font-semibold text-heading-xs">
                Alertes
              </h2>
              <p className="text-muted-foreground text-small">
                {formatCount(all.filter(isOpen).length, 'ouverte', 'ouvertes')}
              </p>
            </div>
            {all.some(isOpen) ? (
              <ul className="mt-2 grid divide-y">
                {all.filter(isOpen).map((alert) => (
                  <AlertRow key={alert.id} alert={alert} now={now} />
                ))}
              </ul>
            ) : (
              <p className="mt-2 text-muted-foreground">Aucune alerte.</p>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}
