import type { ReactNode } from 'react'

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-32 gap-5 rounded-2xl border bg-card p-5 text-card-foreground md:p-6"
    >
      <h2 id={`${id}-title`} className="text-[22px] leading-7">
        {title}
      </h2>
      {children}
    </section>
  )
}
