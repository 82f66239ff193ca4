import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

type SummaryCardProps = { icon: IconName; term: string; children: ReactNode }

export function SummaryCard({ icon, term, children }: SummaryCardProps) {
  return (
    <div className="flex items-center gap-4 rounded-2xl border bg-card p-5 text-card-foreground">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-secondary text-secondary-foreground">
        <Icon name={icon} />
      </span>
      <dl>
        <dt className="text-small text-muted-foreground">{term}</dt>
        <dd className="font-semibold">{children}</dd>
      </dl>
    </div>
  )
}
