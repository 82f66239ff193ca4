import { useEffect, useRef, useState } from 'react'
import { LOW_MOOD_LEVEL } from '#domain/mood/levels.ts'
import { QueryProvider } from '#web/app/query-provider.tsx'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { DeviceMoodList } from './device-mood-list.tsx'
import { MoodSteps } from './mood-steps.tsx'
import type { SavedMood } from './save-mood.ts'
import { SavedNote } from './saved-note.tsx'
import { useLastMoodToday } from './use-last-mood-today.ts'

/** Not modal: the page behind stays usable. A bottom sheet on small screens, a card elsewhere. */
export default function MoodPanel({ onClose }: { onClose: () => void }) {
  const [saved, setSaved] = useState<SavedMood>()
  const panel = useRef<HTMLDialogElement>(null)

  /** The toast confirms the save. After a low mood the panel stays open with links to help. */
  function follow(mood: SavedMood) {
    if (mood.level > LOW_MOOD_LEVEL) onClose()
    else setSaved(mood)
  }

  // Focuses the heading on open and after saving, so that screen readers announce it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => panel.current?.querySelector('h2')?.focus(), [saved])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <dialog
      open
      ref={panel}
      data-foot-sheet=""
      aria-label="Mon humeur"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[90dvh] w-full max-w-none animate-enter overflow-y-auto rounded-t-3xl border bg-popover p-5 text-popover-foreground shadow-lg sm:absolute sm:right-0 sm:left-auto sm:bottom-16 sm:w-[360px] sm:rounded-2xl"
    >
      <button
        type="button"
        onClick={onClose}
        aria-label="Fermer"
        className={`${buttonLook({ variant: 'ghost', size: 'icon' })} absolute top-3 right-3`}
      >
        <Icon name="x" />
      </button>
      <div className="grid gap-4">
        {saved ? (
          <>
            <h2 tabIndex={-1} className="pr-10 text-heading-sm outline-none">
              Merci de l’avoir noté
            </h2>
            <SavedNote saved={saved} />
          </>
        ) : (
          <QueryProvider>
            <Steps onSaved={follow} />
          </QueryProvider>
        )}
        <DeviceMoodList />
      </div>
    </dialog>
  )
}

function Steps({ onSaved }: { onSaved: (saved: SavedMood) => void }) {
  return <MoodSteps notedAt={useLastMoodToday()} onSaved={onSaved} />
}
