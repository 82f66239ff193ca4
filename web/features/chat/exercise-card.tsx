import type { ChatAnswer } from '#domain/functions.ts'
import { Button } from '#web/components/ui/button.tsx'
import { BreathingGuide } from './breathing-guide.tsx'

type ExerciseCardProps = {
  exercise: NonNullable<ChatAnswer['exercise']>
  isAnswering: boolean
  /** The words by which the engine goes on or stops; the person may write them too. */
  onSay: (words: string) => void
}

export function ExerciseCard({ exercise: { id, title, step, steps }, isAnswering, onSay }: ExerciseCardProps) {
  return (
    <section aria-label={title} className="ml-0 grid gap-4 rounded-2xl border bg-card p-5 sm:ml-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-sans font-semibold text-[1.1875rem] tracking-normal">{title}</h2>
        <p className="text-[0.9375rem] text-muted-foreground">
          Étape {step} sur {steps}
        </p>
      </div>
      {id === 'breathing' && <BreathingGuide />}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" isBusy={isAnswering} onClick={() => onSay('suite')}>
          Suite
        </Button>
        <Button variant="ghost" aria-disabled={isAnswering} onClick={() => isAnswering || onSay('stop')}>
          Arrêter l’exercice
        </Button>
      </div>
    </section>
  )
}
