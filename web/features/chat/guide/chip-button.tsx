import type { Ref } from 'react'

type ChipButtonProps = {
  label: string
  tone?: 'plain' | 'primary' | 'dashed'
  isDisabled?: boolean
  onTap: () => void
  ref?: Ref<HTMLButtonElement>
}

const tones = {
  plain: 'border-input text-card-foreground',
  primary: 'border-primary/70 text-primary',
  dashed: 'border-input border-dashed text-card-foreground',
}

/** One answer to tap. */
export function ChipButton({ label, tone = 'plain', isDisabled = false, onTap, ref }: ChipButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onTap()}
      className={`min-h-11 rounded-full border bg-card px-4 py-1.5 text-left text-base hover:bg-accent hover:text-accent-foreground aria-disabled:opacity-60 ${tones[tone]}`}
    >
      {label}
    </button>
  )
}
