import type { ReactNode } from 'react'

type ChipButtonProps = {
  label: string
  tone?: 'plain' | 'primary' | 'dashed'
  icon?: ReactNode
  isDisabled?: boolean
  onTap: () => void
}

const tones = {
  plain: 'border-input text-card-foreground',
  primary: 'border-primary/70 text-primary',
  dashed: 'border-input border-dashed text-card-foreground',
}

/** Quick reply. `data-next-answer` marks the focus target after the previous quick reply. */
export function ChipButton({ label, tone = 'plain', icon, isDisabled = false, onTap }: ChipButtonProps) {
  return (
    <button
      type="button"
      data-next-answer=""
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onTap()}
      className={`inline-flex min-h-11 items-center gap-2 rounded-3xl border bg-card px-4 py-1.5 text-left text-base hover:bg-accent hover:text-accent-foreground aria-disabled:opacity-60 ${tones[tone]}`}
    >
      {icon}
      {label}
    </button>
  )
}
