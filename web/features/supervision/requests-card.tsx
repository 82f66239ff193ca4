import { ErrorState } from '#web/components/ui/error-state.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { useOpenRequests } from './queries.ts'
import { CallRow, IdentityRow } from './request-rows.tsx'

/** Requests from consultations that take place now; absent without one. */
export function RequestsCard() {
  const { calls, identities, count, error, askAgain } = useOpenRequests(true)
  const now = useNow(30)
  if (error) return <ErrorState sentence="Nous n’avons pas pu lire les demandes en séance." onRetry={askAgain} />
  return (
    <section
      aria-labelledby={count > 0 ? 'requests-title' : undefined}
      aria-live="polite"
      className={count > 0 ? 'rounded-2xl border bg-card p-5 text-card-foreground md:p-6' : 'hidden'}
    >
      <h2 id="requests-title" className="font-sans font-semibold text-heading-xs">
        Demandes en séance
      </h2>
      <ul className="mt-2 grid divide-y">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} now={now} />
        ))}
        {identities.map((request) => (
          <IdentityRow key={request.id} request={request} now={now} />
        ))}
      </ul>
    </section>
  )
}
