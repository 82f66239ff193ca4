import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BookingLimits,
  bookingLimitsSchema,
  NOTICE_MINUTES,
  SESSIONS_A_DAY_MOST,
} from '#domain/availability/booking-limits.ts'
import { noticeWords } from '#domain/availability/notice-words.ts'
import { formatCount } from '#domain/format.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { myBookingLimits } from './queries.ts'

const NO_LIMIT = 'none'
const noticeOptions = NOTICE_MINUTES.map((minutes) => ({ value: String(minutes), label: noticeWords(minutes) }))
const sessionOptions = [
  { value: NO_LIMIT, label: 'Sans limite' },
  ...Array.from({ length: SESSIONS_A_DAY_MOST }, (_, before) => ({
    value: String(before + 1),
    label: formatCount(before + 1, 'séance', 'séances'),
  })),
]

/** The practitioner's conditions for bookings by patients; each choice is saved at once. */
export function BookingLimitsCard() {
  const queryClient = useQueryClient()
  const limits = useQuery(myBookingLimits)
  const save = useMutation({
    mutationFn: (chosen: BookingLimits) => invoke('limit-bookings', chosen),
    meta: { notice: 'booking_limits_saved' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myBookingLimits.queryKey }),
  })
  return (
    <Card title="Délai et nombre de séances">
      <QueryState query={limits} failure="Nous n’avons pas pu lire vos choix." skeleton={<Skeleton shape="card" />}>
        {(known) => {
          const shown = save.isPending ? save.variables : known
          const change = (part: { [Name in keyof BookingLimits]?: unknown }) =>
            save.mutate(bookingLimitsSchema.parse({ ...shown, ...part }))
          return (
            <div className="grid gap-4">
              <div className="grid items-end gap-4 md:grid-cols-2">
                <Field id="notice" label="Délai avant une séance">
                  {(wiring) => (
                    <Select
                      {...wiring}
                      value={String(shown.noticeMinutes)}
                      onValueChange={(minutes) => change({ noticeMinutes: Number(minutes) })}
                      options={noticeOptions}
                      disabled={save.isPending}
                    />
                  )}
                </Field>
                <Field id="sessions-a-day" label="Séances par jour, au plus">
                  {(wiring) => (
                    <Select
                      {...wiring}
                      value={String(shown.sessionsADay ?? NO_LIMIT)}
                      onValueChange={(count) => change({ sessionsADay: count === NO_LIMIT ? null : Number(count) })}
                      options={sessionOptions}
                      disabled={save.isPending}
                    />
                  )}
                </Field>
              </div>
              <p className="text-muted-foreground text-small">{meaning(shown)}</p>
            </div>
          )
        }}
      </QueryState>
    </Card>
  )
}

function meaning({ noticeMinutes, sessionsADay }: BookingLimits): string {
  const soon =
    noticeMinutes === 0
      ? 'Vos heures libres se réservent jusqu’au dernier moment.'
      : `Une heure libre ne se réserve plus à moins de ${noticeWords(noticeMinutes)} du début.`
  const many =
    sessionsADay !== null &&
    `Le jour où ${formatCount(sessionsADay, 'séance est prise', 'séances sont prises')}, vos autres heures ne sont plus proposées.`
  return [soon, many, 'Les séances déjà réservées restent.'].filter(Boolean).join(' ')
}
