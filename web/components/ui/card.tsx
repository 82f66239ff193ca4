import type { ReactNode } from 'react'

type CardProps = {
  title?: string
  titleLevel?: 'h2' | 'h3'
  /** Short text or link to the right of the title. */
  aside?: ReactNode
  /** Aligned to the bottom, also when the card is stretched to its neighbour's height. */
  foot?: ReactNode
  children: ReactNode
}

export function Card({ title, titleLevel: Title = 'h2', aside, foot, children }: CardProps) {
  return (
    <section className="flex flex-col rounded-2xl border bg-card p-5 text-card-foreground md:p-6">
      {title && (
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <Title className="text-heading-sm">{title}</Title>
          {aside}
        </div>
      )}
      <div className="flex-1">{children}</div>
      {foot && <div className="pt-4">{foot}</div>}
    </section>
  )
}
