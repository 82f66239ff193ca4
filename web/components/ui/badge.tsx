import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-muted text-foreground',
  info: 'bg-secondary text-secondary-foreground',
  sun: 'bg-sun text-sun-foreground',
  success: 'bg-success-subtle text-success',
  warning: 'bg-warning-subtle text-warning',
  error: 'bg-destructive-subtle text-destructive',
}

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-semibold text-note leading-5 ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
