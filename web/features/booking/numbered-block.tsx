import type { ReactNode } from 'react'

type NumberedBlockProps = { number: number; title: string; intro?: ReactNode; children: ReactNode }

export function NumberedBlock({ number, title, intro, children }: NumberedBlockProps) {
  return (
    <section aria-labelledby={`block-${number}`} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[2rem_1fr] items-center gap-x-3">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-secondary font-semibold text-secondary-foreground"
        >
          {number}
        </span>
        <h2 id={`block-${number}`} className="text-heading-sm">
          {title}
        </h2>
        {intro && <div className="col-start-2 text-muted-foreground">{intro}</div>}
      </div>
      <div className="grid grid-cols-1 gap-5 sm:pl-11">{children}</div>
    </section>
  )
}
