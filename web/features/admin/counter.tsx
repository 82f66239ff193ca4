import { Icon } from '#web/components/icon.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

type CounterProps = { icon?: IconName; label: string; value: string; detail: string }

/** A number with a comparison in words: no arrow, no colour. */
export function Counter({ icon, label, value, detail }: CounterProps) {
  return (
    <section
      aria-label={label}
      className="grid content-start gap-1 rounded-2xl border bg-card p-5 text-card-foreground"
    >
      <p className="flex items-center gap-2 text-muted-foreground">
        {icon && <Icon name={icon} className="hidden size-5 sm:block" />}
        {label}
      </p>
      <p className="font-display text-3xl">{value}</p>
      <p className="text-muted-foreground text-small">{detail}</p>
    </section>
  )
}
