import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'

type SidePanelProps = { title: string; hint?: ReactNode; onClose: () => void; children: ReactNode }

/** Beside the video on large screens, a sheet below a strip of it on small ones. Not modal: the call stays usable. */
export function SidePanel({ title, hint, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const section = panel.current
    section?.addEventListener('keydown', closeOnEscape)
    return () => section?.removeEventListener('keydown', closeOnEscape)
  }, [])
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section
      aria-label={title}
      ref={panel}
      className="z-20 flex min-h-0 flex-col gap-3 overflow-y-auto border bg-card p-5 max-lg:fixed max-lg:inset-x-0 max-lg:top-[30dvh] max-lg:bottom-0 max-lg:rounded-t-3xl max-lg:pb-[calc(1.25rem+env(safe-area-inset-bottom))] lg:w-98 lg:shrink-0 lg:rounded-3xl"
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="font-sans font-semibold text-heading-xs outline-none">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Fermer"
            className={`-mr-2.5 ${buttonLook({ variant: 'ghost', size: 'icon' })}`}
          >
            <Icon name="x" />
          </button>
        </div>
        {hint && <div className="text-small text-muted-foreground leading-snug">{hint}</div>}
      </div>
      {children}
    </section>
  )
}
