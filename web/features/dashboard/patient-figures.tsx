import { formatShortDay, formatTime } from '#domain/format-time.ts'
import { dayOf, daysBetween } from '#domain/time.ts'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import type { Readable } from '#web/lib/hooks/use-query-phase.ts'
import { FigureDetail } from './figure-detail.tsx'
import { QueryFigure } from './query-figure.tsx'
import { SummaryCard } from './summary-card.tsx'
import { UnreadCard } from './unread-card.tsx'

type PatientFiguresProps = { appointments: Readable<readonly Appointment[]>; next: Appointment | undefined }

/** Three figures: one strip on a phone, three cards on larger screens. */
export function PatientFigures({ appointments, next }: PatientFiguresProps) {
  return (
    <div className="grid grid-cols-3 rounded-2xl border bg-card text-card-foreground max-sm:divide-x sm:gap-5 sm:rounded-none sm:border-0 sm:bg-transparent lg:col-span-12">
      <SummaryCard look="strip" icon="calendar-days" term="Prochaine séance">
        <QueryFigure query={appointments}>
          {() => (next ? <NearTime instant={next.startsAt} /> : 'Aucune pour l’instant')}
        </QueryFigure>
      </SummaryCard>
      <SummaryCard look="strip" icon="circle-check" term="Séances réalisées">
        <QueryFigure query={appointments}>
          {(all) => all.filter(({ status }) => status === 'completed').length}
        </QueryFigure>
      </SummaryCard>
      <UnreadCard />
    </div>
  )
}

/** « demain · 14 h 30 », « ven. 20 nov. »: the time only where it fits. */
function NearTime({ instant }: { instant: Date }) {
  const away = daysBetween(dayOf(useNow(60)), dayOf(instant))
  return (
    <>
      {['aujourd’hui', 'demain'][away] ?? formatShortDay(dayOf(instant))}
      <FigureDetail>{formatTime(instant)}</FigureDetail>
    </>
  )
}
