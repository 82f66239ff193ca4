import { useState } from 'react'
import type { HelpLine } from '#domain/chat/help-lines.ts'
import { Icon } from '#web/components/icon.tsx'

/** Help withdrawn after a false alarm: one line, which can be opened again. */
export function WithdrawnHelp({ lines }: { lines: readonly HelpLine[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-1 rounded-2xl border px-4 py-1.5 text-muted-foreground">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex items-center gap-2">
          <Icon name="phone" className="size-4" />
          Aide proposée : {lines[0]?.number}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 text-primary underline underline-offset-4"
        >
          {isOpen ? 'Réduire' : 'Revoir'}
        </button>
      </div>
      {isOpen && (
        <ul className="grid pb-1.5">
          {lines.map(({ number, href, label, about }) => (
            <li key={number}>
              <a href={href} className="inline-flex min-h-11 items-center text-primary underline underline-offset-4">
                {label}
              </a>
              , {about}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
