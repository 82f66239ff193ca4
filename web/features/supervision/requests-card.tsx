import { formatCount } from '#domain/format.ts'
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
    <>
      {/* Present before the first request: screen readers announce changes only in a live region that they know. */}
      <output className="sr-only">{count > 0 && formatCount(count, 'demande en séance', 'demandes en séance')}</output>
      {count > 0 && (
        <section
          aria-labelledby="requests-title"
          className="rounded-2xl border bg-card p-5 text-card-foreground md:p-6"
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
      )}
    </>
  )
}
