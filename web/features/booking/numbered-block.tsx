import type { ReactNode } from 'react'
import { type Need, needs } from '#web/components/ui/needs.ts'

type NumberedBlockProps = { number: number; title: string; need?: Need; intro?: ReactNode; children: ReactNode }

export function NumberedBlock({ number, title, need, intro, children }: NumberedBlockProps) {
  return (
    <section aria-labelledby={`block-${number}`} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[2rem_1fr_auto] items-center gap-x-3">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-secondary font-semibold text-secondary-foreground"
        >
          {number}
        </span>
        <h2 id={`block-${number}`} className="text-heading-sm">
          {title}
        </h2>
        {need && <span className="text-small text-muted-foreground">{needs[need]}</span>}
        {intro && <div className="col-span-2 col-start-2 text-muted-foreground">{intro}</div>}
      </div>
      <div className="grid grid-cols-1 gap-4 sm:pl-11">{children}</div>
    </section>
  )
}
