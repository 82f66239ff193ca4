type ProgressProps = { label: string; value: number; max: number }

export function Progress({ label, value, max }: ProgressProps) {
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted-foreground">{label}</p>
      <progress
        aria-label={label}
        value={value}
        max={max}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-muted [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  )
}
