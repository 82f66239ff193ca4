import { useEffect, useRef, useState } from 'react'
import type { Track } from '#domain/chat/answer.ts'
import { BREATHE, STOP } from '#domain/chat/labels.ts'
import { Button } from '#web/components/ui/button.tsx'
import { BreathingGuide } from './breathing-guide.tsx'
import { Discs } from './discs.tsx'
import { HelpBelow } from './help-below.tsx'
import { ProgressBar } from './progress-bar.tsx'

type ExerciseCardProps = {
  track: Track
  /** Whether « Suite » continues; other steps have their own quick replies. */
  hasNext: boolean
  isAnswering: boolean
  /** Sends the words that continue or stop the exercise; the person may type them too. */
  onTap: (words: string) => void
}

interface Things {
  count: number
  title: string
  hint: string
}

const thingsOf: Partial<Record<NonNullable<Track['widget']>, Things>> = {
  'five-discs': { count: 5, title: 'choses que vous voyez', hint: 'Une couleur, un objet, une lumière…' },
  'four-discs': { count: 4, title: 'choses que vous touchez', hint: 'La manche, la table, le sol sous les pieds…' },
  'three-discs': { count: 3, title: 'choses que vous entendez', hint: 'Une voix, un moteur, votre souffle…' },
  'two-discs': { count: 2, title: 'choses que vous sentez', hint: 'Le café, le savon, l’air du dehors…' },
  'one-disc': { count: 1, title: 'chose que vous goûtez', hint: 'Une gorgée d’eau suffit.' },
}

export function ExerciseCard({ track, hasNext, isAnswering, onTap }: ExerciseCardProps) {
  const { title, step, steps, widget } = track
  const [isPaused, setPaused] = useState(false)
  const things = widget && thingsOf[widget]
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
  // The pause button is removed: the resume button takes the focus.
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
      {/* Hidden when paused, not unmounted, so that pressed discs stay pressed. */}
      {things && (
        <div hidden={isPaused}>
          <p className="font-display text-heading-sm">
            <span className="text-title-wide">{things.count}</span> {things.title}
          </p>
          <p className="mt-1 mb-3 text-muted-foreground">
            {things.hint} Dites-le tout bas. Un appui pour chacune, si vous voulez.
          </p>
          <Discs key={step} count={things.count} />
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
      <HelpBelow />
    </section>
  )
}
