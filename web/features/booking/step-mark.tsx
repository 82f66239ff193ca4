/** Progress: choice, then payment. */
export function StepMark() {
  return (
    <p className="flex items-center gap-3 text-small text-muted-foreground">
      Étape 1 sur 2
      <span aria-hidden="true" className="grid flex-1 grid-cols-2 gap-1.5 sm:max-w-60">
        <span className="h-1.5 rounded-full bg-primary" />
        <span className="h-1.5 rounded-full bg-mist" />
      </span>
    </p>
  )
}
