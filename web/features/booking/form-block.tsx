import { type ReactNode, type Ref, useId } from 'react'
import { type Need, needs } from '#web/components/ui/needs.ts'

type FormBlockProps = {
  title: string
  need?: Need
  intro?: ReactNode
  /** The heading, to move the focus to. */
  heading?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

export function FormBlock({ title, need, intro, heading, children }: FormBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
        <h2
          id={id}
          ref={heading}
          tabIndex={heading ? -1 : undefined}
          className="scroll-mt-40 justify-self-start rounded-sm text-heading-sm"
        >
          {title}
        </h2>
        {need && <span className="text-small text-muted-foreground">{needs[need]}</span>}
        {intro && <div className="col-span-2 text-muted-foreground">{intro}</div>}
      </div>
      {children}
    </section>
  )
}
