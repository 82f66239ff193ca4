import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'

const tones = {
  info: 'border-border bg-secondary text-secondary-foreground',
  success: 'border-success/40 bg-success-subtle text-foreground [&>svg]:text-success',
  warning: 'border-warning/40 bg-warning-subtle text-foreground [&>svg]:text-warning',
  error: 'border-destructive/40 bg-destructive-subtle text-foreground [&>svg]:text-destructive',
}

type Tone = keyof typeof tones

const icons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-exclamation-point',
  error: 'circle-exclamation-point',
} as const

/** Errors interrupt a screen reader (assertive); the other tones are polite. */
export function Alert({ tone = 'info', title, children }: { tone?: Tone; title?: string; children: ReactNode }) {
  return (
    <div
      className={`flex gap-3 rounded-xl border p-4 text-small leading-relaxed ${tones[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} className="mt-0.5 size-5" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
