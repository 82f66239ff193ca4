import { useEffect, useRef, useState } from 'react'
import type { Track } from '#domain/chat/answer.ts'
import { BREATHE, STOP } from '#domain/chat/labels.ts'
import { Button } from '#web/components/ui/button.tsx'
import { BreathingGuide } from './breathing-guide.tsx'
import { Discs } from './discs.tsx'
import { ProgressBar } from './progress-bar.tsx'

type ExerciseCardProps = {
  track: Track
  /** Whether « Suite » leads on from here; other steps are answered by their chips. */
  hasNext: boolean
  isAnswering: boolean
  /** The words by which the engine goes on or stops; the person may write them too. */
  onTap: (words: string) => void
}

const discsOf: Partial<Record<NonNullable<Track['widget']>, number>> = {
  'five-discs': 5,
  'four-discs': 4,
  'three-discs': 3,
  'two-discs': 2,
  'one-disc': 1,
}

export function ExerciseCard({ track, hasNext, isAnswering, onTap }: ExerciseCardProps) {
  const { title, step, steps, widget } = track
  const [isPaused, setPaused] = useState(false)
  const discs = widget && discsOf[widget]
  const say = (words: string) => {
    setPaused(false)
    onTap(words)
  }
  const main = useRef<HTMLButtonElement>(null)
  const isMoving = useRef(false)
  const pause = () => {
    isMoving.current = true
    setPaused(true)
  }
  // The button that paused is gone: the keyboard goes on from the one that resumes.
  useEffect(() => {
    if (isPaused && isMoving.current) main.current?.focus({ preventScroll: true })
    isMoving.current = false
  }, [isPaused])
  return (
    <section aria-label={title} className="grid gap-3 rounded-2xl border bg-card p-4 sm:ml-12 sm:gap-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-sans font-semibold text-heading-xs tracking-normal">{title}</h2>
        <p className="text-small text-muted-foreground">
          Étape {step} sur {steps}
        </p>
      </div>
      <ProgressBar step={step} steps={steps} />
      {widget === 'breathing' && <BreathingGuide isPaused={isPaused} />}
      {isPaused && widget !== 'breathing' && (
        <p className="py-6 text-center">
          <span className="block font-display text-heading-sm">En pause</span>
          <span className="text-muted-foreground">Prenez le temps qu’il vous faut.</span>
        </p>
      )}
      {/* Out of sight in a pause, and still pressed after it. */}
      {discs && (
        <div hidden={isPaused}>
          <Discs key={step} count={discs} />
        </div>
      )}
      <div className="grid gap-2.5">
        {isPaused ? (
          <Button ref={main} data-next-answer="" onClick={() => setPaused(false)}>
            Reprendre
          </Button>
        ) : (
          hasNext && (
            <Button data-next-answer="" isBusy={isAnswering} onClick={() => say('Suite')}>
              Suite
            </Button>
          )
        )}
        <div className="grid gap-2.5 min-[22rem]:grid-cols-2">
          {isPaused ? (
            <Button
              key="other"
              variant="outline"
              aria-disabled={isAnswering}
              onClick={() => isAnswering || say(BREATHE)}
            >
              Autre exercice
            </Button>
          ) : (
            <Button key="pause" variant="outline" onClick={pause}>
              Mettre en pause
            </Button>
          )}
          <Button variant="outline" aria-disabled={isAnswering} onClick={() => isAnswering || say(STOP)}>
            Arrêter l’exercice
          </Button>
        </div>
      </div>
    </section>
  )
}
