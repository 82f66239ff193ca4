import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { freeCancellationIfBookedNow } from '#domain/booking/appointment/free-cancellation-words.ts'
import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDay, formatStart } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { type Appointment, freeTimesOf } from '#web/features/booking/queries.ts'
import { slugOf } from '#web/features/directory/queries.ts'
import { nextStarts } from './next-starts.ts'

/** Next free starts of the same practitioner: to be taken up again after a session that was held, or in its place. */
export function RebookCard({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { practitionerId, practitionerName, startsAt, status } = appointment
  const wasHeld = status !== 'missed'
  const { data: free } = useQuery({ ...freeTimesOf(practitionerId ?? ''), enabled: practitionerId !== null })
  const starts = nextStarts(free ?? [], startsAt)
  const [chosen, setChosen] = useState<string>()
  const { data: slug } = useQuery(slugOf(practitionerId))
  // A practitioner who no longer sees patients has no public page.
  if (!free || !slug) return null
  const page = href('/praticiens/:slug', { slug })
  const start = starts.find((one) => one.toISOString() === chosen) ?? starts[0]
  return (
    <section className="overflow-hidden rounded-2xl border bg-card">
      <div className="bg-accent p-5 text-accent-foreground md:p-6">
        <h2 className="text-heading-sm">
          {wasHeld ? 'Reprendre' : 'Prendre un autre'} <span className="whitespace-nowrap">rendez-vous</span> avec{' '}
          {practitionerName}
        </h2>
        <p>
          {CONSULTATION_MINUTES} min en vidéo · {formatPrice(CONSULTATION_PRICE_CENTS)}
        </p>
      </div>
      <div className="grid gap-4 p-5 md:p-6">
        {start ? (
          <>
            <fieldset>
              <legend className="mb-2 text-small text-muted-foreground">
                Ses prochains créneaux libres, heure de Paris
              </legend>
              <div className="grid grid-cols-3 gap-2">
                {starts.map((one) => (
                  <label
                    key={one.toISOString()}
                    className="grid min-h-14 cursor-pointer place-content-center rounded-xl bg-secondary text-center text-secondary-foreground leading-tight has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-3 has-focus-visible:outline-ring"
                  >
                    <input
                      type="radio"
                      name="next-start"
                      className="sr-only"
                      checked={one === start}
                      onChange={() => setChosen(one.toISOString())}
                    />
                    <span className="text-small">{formatShortDay(dayOf(one))}</span>
                    <span className="inline-flex items-center justify-center gap-1.5 font-semibold">
                      {one === start && <Icon name="check" className="size-4" />}
                      {formatStart(one)}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={`${page}?slot=${start.toISOString()}`}>
                {wasHeld ? 'Reprendre rendez-vous' : 'Prendre rendez-vous'}
              </ButtonLink>
              <ButtonLink to={page} variant="ghost">
                Voir tous ses créneaux
              </ButtonLink>
            </div>
            <p className="text-small text-muted-foreground">{freeCancellationIfBookedNow(start, now)}</p>
          </>
        ) : (
          <>
            <p>{practitionerName} n’a pas de créneau libre.</p>
            <div>
              <ButtonLink to={page} variant="outline">
                Me prévenir
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
