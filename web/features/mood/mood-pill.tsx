import { useRef, useState } from 'react'
import { MoodGlyph } from '#web/components/mood-glyph.tsx'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'

const MoodPanel = lazyWithRetry(() => import('./mood-panel.tsx'))

/** Floating button on the home page; the panel opens on request. */
export function MoodPill() {
  const [isOpen, setOpen] = useState(false)
  const pill = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    pill.current?.focus()
  }
  return (
    <div className="fixed right-4 bottom-4 z-20 md:right-6 md:bottom-5" data-print="hide">
      <button
        ref={pill}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen((was) => !was)}
        className="flex min-h-13 items-center gap-2 rounded-full border bg-popover py-2 pr-5 pl-3 font-semibold text-base text-popover-foreground shadow-md hover:bg-accent"
      >
        <MoodGlyph level={3} />
        Mon humeur
      </button>
      {isOpen && <MoodPanel onClose={close} />}
    </div>
  )
}
