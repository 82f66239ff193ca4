import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

const looks = {
  card: {
    frame: 'flex items-center gap-4 rounded-2xl border bg-card p-5 text-card-foreground',
    icon: 'grid',
  },
  /** Part of a strip on a phone, a card on larger screens. */
  strip: {
    frame:
      'min-w-0 px-3 py-3 sm:flex sm:items-center sm:gap-4 sm:rounded-2xl sm:border sm:bg-card sm:p-5 sm:text-card-foreground',
    icon: 'hidden sm:grid',
  },
}

type SummaryCardProps = { icon: IconName; term: string; look?: keyof typeof looks; children: ReactNode }

export function SummaryCard({ icon, term, look = 'card', children }: SummaryCardProps) {
  const { frame, icon: iconLook } = looks[look]
  return (
    <div className={frame}>
      <span
        className={`${iconLook} size-11 shrink-0 place-items-center rounded-xl bg-secondary text-secondary-foreground`}
      >
        <Icon name={icon} />
      </span>
      <dl className={look === 'strip' ? 'flex h-full min-w-0 flex-col sm:h-auto' : ''}>
        <dt className={`text-muted-foreground ${look === 'strip' ? 'text-note sm:text-small' : 'text-small'}`}>
          {term}
        </dt>
        <dd className={`font-semibold ${look === 'strip' ? 'mt-auto pt-1 max-sm:text-small sm:mt-0 sm:pt-0' : ''}`}>
          {children}
        </dd>
      </dl>
    </div>
  )
}
