import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'

type OfferCardProps = {
  id: string
  title: string
  price: string
  unit: string
  includes: readonly string[]
  note: string
  action: { to: string; label: string; variant: 'primary' | 'outline' }
  secondAction?: { to: string; label: string }
}

export function OfferCard({ id, title, price, unit, includes, note, action, secondAction }: OfferCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex flex-col rounded-2xl border bg-card p-6 text-card-foreground md:p-8"
    >
      <h2 id={`${id}-title`} className="text-heading-md">
        {title}
      </h2>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-display font-medium text-price tracking-[-0.018em]">{price}</span>
        <span className="text-base text-muted-foreground">{unit}</span>
      </p>
      <ul className="mt-6 mb-6 grid gap-3">
        {includes.map((advantage) => (
          <li key={advantage} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 text-success" />
            {advantage}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-4">
        <p className="text-small text-muted-foreground">{note}</p>
        <ButtonLink to={action.to} size="large" width="full" variant={action.variant}>
          {action.label}
        </ButtonLink>
        {secondAction && (
          <ButtonLink to={secondAction.to} size="large" width="full" variant="ghost">
            {secondAction.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
