import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { href, useSearchParams } from 'react-router'
import { CONSULTATION_MINUTES } from '#domain/constants.ts'
import { ofName } from '#domain/directory/practitioner-words.ts'
import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { NeedsJavaScript } from '#web/components/needs-javascript.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { appointmentAddress } from './appointment-address.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { ChosenStartFooter } from './chosen-start-footer.tsx'
import { type Practitioner, timesOf } from './queries.ts'
import { TimeGrid } from './time-grid.tsx'

const HEADING_ID = 'horaires'

/** All free starts of one practitioner. The chosen one is kept in the URL, for the back button. */
export function TimesCard({ person }: { person: Practitioner }) {
  const { slug, first_name: firstName } = person
  const now = useNow(30)
  const times = useQuery(timesOf(slug))
  const [search, setSearch] = useSearchParams()
  const card = useRef<HTMLElement>(null)
  const asked = search.get('slot')
  const free = times.data?.filter((time) => time > now)
  const chosen = free?.find((time) => time.toISOString() === asked)

  function choose(startsAt: string) {
    const next = new URLSearchParams(search)
    next.set('slot', startsAt)
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  const address = chosen && appointmentAddress(slug, chosen)
  return (
    <>
      <section
        ref={card}
        aria-labelledby={HEADING_ID}
        className="overflow-hidden rounded-2xl border bg-card text-card-foreground lg:sticky lg:top-[130px] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start lg:shadow-md"
      >
        <div className="grid gap-4 p-5 lg:p-6">
          <QueryState
            query={{ data: free, isError: times.isError }}
            failure="Nous n’avons pas pu lire ses horaires."
            skeleton={<Skeleton shape="tall" />}
          >
            {(all) => (
              <>
                <TimeGrid
                  heading={
                    <div>
                      <h2 id={HEADING_ID} tabIndex={-1} className="text-heading-sm">
                        Horaires libres <span className="max-lg:sr-only">{ofName(firstName)}</span>
                      </h2>
                      <p className="text-muted-foreground text-note lg:text-small">
                        Heure de Paris. {CONSULTATION_MINUTES}&nbsp;min en vidéo.
                      </p>
                    </div>
                  }
                  headingId={HEADING_ID}
                  firstName={firstName}
                  times={all}
                  chosen={chosen}
                  onChoose={choose}
                />
                <NeedsJavaScript subject="Le choix d’une heure" />
                {all.length === 0 && <NothingFree slug={slug} firstName={firstName} />}
                {asked && !chosen && all.length > 0 && (
                  <Alert tone="warning">L’heure choisie n’est plus libre. En voici d’autres.</Alert>
                )}
              </>
            )}
          </QueryState>
        </div>
        {chosen && address && <ChosenStartFooter start={chosen} now={now} address={address} />}
        <output className="sr-only">
          {chosen && `Heure choisie : ${formatDayInYear(dayOf(chosen))} à ${formatTime(chosen)}`}
        </output>
      </section>
      {free && free.length > 0 && <ChoiceBar grid={card} start={chosen} address={address} />}
    </>
  )
}

function NothingFree({ slug, firstName }: { slug: string; firstName: string }) {
  return (
    <div className="grid justify-items-start gap-1">
      <p>{firstName} n’a pas d’horaire libre pour le moment.</p>
      <TextLink to={appointmentAddress(slug)} look="primary-block">
        Me prévenir quand un horaire s’ouvre
      </TextLink>
      <TextLink to={href('/praticiens')} look="primary-block">
        Voir les autres personnes
      </TextLink>
    </div>
  )
}
