import type { MouseEvent, ReactNode } from 'react'
import { QUICK_EXIT_URL, quickExit } from './quick-exit.ts'

function leave(event: MouseEvent) {
  event.preventDefault()
  quickExit()
}

/** A real link, so that it works before any script has loaded. */
export function QuickExitLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a href={QUICK_EXIT_URL} rel="nofollow noreferrer" data-quick-exit="" className={className} onClick={leave}>
      {children}
    </a>
  )
}
