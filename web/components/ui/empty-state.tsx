import type { ReactNode } from 'react'
import { DawnScene } from '#web/components/dawn-scene.tsx'

/** Says what will appear here, with one action to start. */
export function EmptyState({ sentence, action }: { sentence: string; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <DawnScene height="low" />
      <p className="max-w-sm text-muted-foreground">{sentence}</p>
      {action}
    </div>
  )
}
