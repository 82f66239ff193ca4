import { useEffect, useRef, useState } from 'react'
import { LOW_MOOD_LEVEL, type MoodLevel } from '#domain/mood/levels.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { showNotice } from '#web/lib/toast.ts'
import { MoodDetailsStep } from './mood-details-step.tsx'
import { MoodLevelStep } from './mood-level-step.tsx'
import { QuietLinks } from './quiet-links.tsx'
import { type MoodPlace, saveMood } from './save-mood.ts'

type Step = { name: 'level' } | { name: 'details' } | { name: 'saved'; level: MoodLevel; place: MoodPlace }

const places: Record<MoodPlace, string> = {
  device: 'Enregistré sur cet appareil.',
  account: 'Enregistré dans votre compte. Visible par vous seul·e.',
}

/** Not modal: the page behind stays usable. A sheet at the bottom of small screens, a card elsewhere. */
export default function MoodPanel({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'level' })
  const [level, setLevel] = useState<MoodLevel>()
  const panel = useRef<HTMLDialogElement>(null)

  // Each step is announced from its heading.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => panel.current?.querySelector<HTMLElement>('h2')?.focus(), [step.name])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  async function save(details: string, place: MoodPlace) {
    if (level === undefined) return
    await saveMood({ level, details }, place)
    showNotice('mood_saved')
    setLevel(undefined)
    setStep({ name: 'saved', level, place })
  }

  return (
    <dialog
      open
      ref={panel}
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
      {step.name === 'level' && (
        <MoodLevelStep level={level} onChoose={setLevel} onContinue={() => setStep({ name: 'details' })} />
      )}
      {step.name === 'details' && <MoodDetailsStep onBack={() => setStep({ name: 'level' })} onSave={save} />}
      {step.name === 'saved' && (
        <div className="grid gap-4">
          <h2 tabIndex={-1} className="pr-10 text-[22px] leading-7 outline-none">
            Merci de l’avoir noté
          </h2>
          <Alert tone="success">{places[step.place]}</Alert>
          {step.level <= LOW_MOOD_LEVEL && <QuietLinks />}
        </div>
      )}
    </dialog>
  )
}
