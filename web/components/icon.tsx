import type { IconName } from '#web/icons/icon-names.ts'
import spriteUrl from '#web/icons/sprite.svg?url'

type IconProps = { name: IconName; className?: string; strokeWidth?: number }

/** Decorative (aria-hidden): the text beside it, or the label of its button, carries the meaning. */
export function Icon({ name, className = 'size-5', strokeWidth = 2 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
