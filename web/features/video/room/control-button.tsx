import { Toolbar } from 'radix-ui'
import { Icon } from '#web/components/icon.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

type ControlButtonProps = {
  icon: IconName
  label: string
  offLabel?: string
  /** For a switch; off is crossed out, outlined and announced. */
  isOn?: boolean
  /** For a button that opens a panel. */
  isOpen?: boolean
  /** Something new waits behind it, in words. */
  news?: string | undefined
  tone?: 'plain' | 'end'
  shortcut?: string
  className?: string
  onClick: () => void
}

export function ControlButton({
  icon,
  label,
  offLabel,
  isOn,
  isOpen,
  news,
  tone = 'plain',
  shortcut,
  className = '',
  onClick,
}: ControlButtonProps) {
  const look = {
    end: 'bg-destructive text-destructive-foreground',
    open: 'bg-primary text-primary-foreground',
    off: 'border-2 border-foreground bg-background',
    plain: 'bg-secondary text-secondary-foreground',
  }[tone === 'end' ? 'end' : isOpen ? 'open' : isOn === false ? 'off' : 'plain']
  return (
    <Toolbar.Button
      onClick={onClick}
      aria-label={news && `${label}, ${news}`}
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut}
      // Sized for the longer label, so that nothing moves when it is switched.
      className={`grid w-min min-w-13 shrink-0 content-start justify-items-center gap-1.5 rounded-2xl text-center text-note leading-4 min-h-[90px] lg:w-20 ${className}`}
    >
      <span className={`relative grid size-13 place-items-center rounded-2xl ${look}`}>
        <Icon name={icon} className="size-5.5" />
        {news && (
          <span data-news className="absolute -top-1 -right-1 size-4 rounded-full border-2 border-background bg-sun" />
        )}
      </span>
      {isOn === false ? (offLabel ?? label) : label}
    </Toolbar.Button>
  )
}
