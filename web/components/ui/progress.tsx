import { progressLook } from './progress-look.ts'

type ProgressProps = { label: string; value: number; max: number }

export function Progress({ label, value, max }: ProgressProps) {
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted-foreground">{label}</p>
      <progress aria-label={label} value={value} max={max} className={`w-full ${progressLook}`} />
    </div>
  )
}
