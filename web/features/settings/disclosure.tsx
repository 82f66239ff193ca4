import { type ReactNode, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'

/** Collapsed form: its content is mounted only once it is opened. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className="group rounded-xl border">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-xl px-4 font-semibold hover:bg-accent">
        {summary}
        <Icon name="chevron-down" className="size-5 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="border-t p-4">{wasOpened && children}</div>
    </details>
  )
}
