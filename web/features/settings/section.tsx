import type { ReactNode, Ref } from 'react'

type SectionProps = {
  id: string
  title: string
  /** Ref of the heading, which takes the focus when an action removes its own button. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function Section({ id, title, headingRef, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-5 rounded-2xl border bg-card p-5 text-card-foreground md:p-6"
    >
      <h2
        id={`${id}-title`}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="text-heading-sm outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
