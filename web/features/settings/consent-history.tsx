import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { TERMS_VERSION } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { type ConsentEvent, consentEvents } from './consent-events.ts'
import { Disclosure } from './disclosure.tsx'
import { agreementsQuery, consentsQuery, parentalConsentsQuery } from './queries.ts'

/** Each consent with its dates and the accepted text. The data export contains the same. */
export function ConsentHistory() {
  return (
    <Disclosure summary="Historique de vos accords">
      <Events />
    </Disclosure>
  )
}

function Events() {
  const consents = useQuery(consentsQuery)
  const agreements = useQuery(agreementsQuery)
  const parental = useQuery(parentalConsentsQuery)
  const failure = 'Nous n’avons pas pu lire l’historique de vos accords.'
  return (
    <QueryState query={consents} failure={failure}>
      {(given) => (
        <QueryState query={agreements} failure={failure}>
          {(accepted) => (
            <QueryState query={parental} failure={failure}>
              {(answered) => (
                <EventList events={consentEvents({ consents: given, agreements: accepted, parental: answered })} />
              )}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  )
}

function EventList({ events }: { events: ConsentEvent[] }) {
  if (events.length === 0) return <p className="text-small text-muted-foreground">Aucun accord.</p>
  return (
    <ol className="grid gap-5 text-small">
      {events.map((event) => (
        <li key={event.key} className="grid gap-2 border-b pb-5 last:border-b-0 last:pb-0">
          <p className="font-semibold">{event.title}</p>
          <ul className="text-muted-foreground">
            {event.steps.map(({ label, at }) => (
              <li key={label}>
                {label} le {formatDateTime(new Date(at))}
              </li>
            ))}
          </ul>
          <AcceptedWords event={event} />
        </li>
      ))}
    </ol>
  )
}

function AcceptedWords({ event: { version, text, isTerms } }: { event: ConsentEvent }) {
  if (version === null) return null
  return (
    <>
      {text && <blockquote className="rounded-xl bg-muted p-4 [overflow-wrap:anywhere]">{text}</blockquote>}
      <p className="text-muted-foreground">Version {version} du texte</p>
      {isTerms && (
        <p>
          <TextLink to={href('/terms')}>
            {version === TERMS_VERSION ? 'Lire les conditions' : 'Lire les conditions actuelles'}
          </TextLink>
        </p>
      )}
    </>
  )
}
