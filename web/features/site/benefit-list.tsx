import { Icon } from '#web/components/icon.tsx'
import { benefits } from './content/home.ts'
import { InlineText } from './inline-text.tsx'

export function BenefitList() {
  return (
    <section className="page py-16 md:py-24">
      <h2 className="text-heading-xl md:text-display">
        Un endroit simple
        <br />
        pour dire ce qui pèse
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="border-t pt-5">
            <Icon name={icon} className="size-6.5 text-primary" strokeWidth={1.75} />
            <h3 className="mt-3 text-heading-xs">{title}</h3>
            <p className="mt-1 text-muted-foreground">
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
