import { STAGE_HOURS } from '#domain/constants.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { Progress } from '#web/components/ui/progress.tsx'
import type { HourTotals } from './queries.ts'

/** « 312 h sur 500 h » */
export function HoursProgress({ totals }: { totals: HourTotals }) {
  const { confirmed_minutes: confirmed, waiting_minutes: waiting } = totals
  return (
    <div className="grid gap-2">
      <p>
        <strong className="font-display font-normal text-3xl">{formatHours(confirmed)}</strong>
        <span className="text-muted-foreground"> sur {STAGE_HOURS}&nbsp;h</span>
      </p>
      <Progress
        label={waiting > 0 ? `${formatHours(waiting)} en attente de confirmation` : 'Aucune heure en attente'}
        value={Math.min(confirmed, STAGE_HOURS * 60)}
        max={STAGE_HOURS * 60}
      />
    </div>
  )
}
