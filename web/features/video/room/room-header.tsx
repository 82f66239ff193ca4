import type { ReactNode } from 'react'
import { quickExit } from '#web/app/shell/quick-exit.ts'
import { QuickExitLink } from '#web/app/shell/quick-exit-link.tsx'
import { useTripleShift } from '#web/app/shell/use-triple-shift.ts'
import { Icon } from '#web/components/icon.tsx'

const number = 'inline-flex min-h-8 items-center px-1 font-semibold underline underline-offset-4'

type RoomHeaderProps = {
  title: string
  subtitle: string
  /** In a call on a phone, the title is a label over the video. */
  isTitleOnVideo?: boolean
  /** Network and time, on large screens. */
  children?: ReactNode
}

/** Help numbers and quick exit, in every state of the room, also above its dialogs. */
export function RoomHeader({ title, subtitle, isTitleOnVideo = false, children }: RoomHeaderProps) {
  useTripleShift(quickExit)
  return (
    <header className="pointer-events-auto relative z-50 flex flex-col bg-background md:h-16 md:flex-row md:items-center md:gap-4 md:px-5">
      <div className="order-2 flex items-center justify-between gap-3 border-b bg-sidebar px-4 max-md:order-1 max-md:h-12 md:gap-6 md:border-0 md:bg-transparent md:px-0">
        <p className="flex items-center gap-1 text-small">
          <Icon name="phone" className="mr-1.5 size-4.5 text-destructive" />
          <a href="tel:3114" aria-label="Appeler le 3114, prévention du suicide" className={number}>
            3114
          </a>
          <span aria-hidden="true">·</span>
          <a href="tel:15" aria-label="Appeler le 15, le SAMU" className={number}>
            15
          </a>
          <span aria-hidden="true">·</span>
          <a href="tel:112" aria-label="Appeler le 112, numéro d’urgence européen" className={number}>
            112
          </a>
        </p>
        <QuickExitLink className="inline-flex min-h-8 items-center gap-1.5 rounded-lg bg-crisis px-3 font-semibold text-small text-crisis-foreground md:min-h-9 md:px-3.5">
          <Icon name="log-out" className="size-4" />
          <span>
            Quitter<span className="sr-only md:not-sr-only"> rapidement</span>
          </span>
        </QuickExitLink>
      </div>
      <div
        className={`order-1 min-w-0 items-center gap-3 px-4 py-2.5 max-md:order-2 md:flex md:flex-1 md:px-0 md:py-0 ${isTitleOnVideo ? 'hidden' : 'flex'}`}
      >
        <svg viewBox="0 0 32 18" width="32" height="18" aria-hidden="true" className="shrink-0">
          <path d="M12 17a9.5 9.5 0 0 1 19 0Z" fill="var(--sun)" />
          <path d="M1 17a9.5 9.5 0 0 1 19 0Z" fill="var(--primary)" />
        </svg>
        <div className="min-w-0 leading-tight">
          <p className="truncate font-semibold text-base">{title}</p>
          <p className="truncate text-note text-muted-foreground">{subtitle}</p>
        </div>
      </div>
      <div className="order-1 hidden items-center gap-4 md:flex">{children}</div>
    </header>
  )
}
