type CounterProps = { label: string; value: string; detail: string }

/** A number with a comparison in words: no arrow, no colour. */
export function Counter({ label, value, detail }: CounterProps) {
  return (
    <section className="grid content-start gap-1 rounded-2xl border bg-card p-5 text-card-foreground">
      <h2 className="font-normal font-sans text-base text-muted-foreground">{label}</h2>
      <p className="font-display text-3xl">{value}</p>
      <p className="text-muted-foreground text-small">{detail}</p>
    </section>
  )
}
