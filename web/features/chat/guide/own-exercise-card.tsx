import { useState } from 'react'
import { STOP } from '#domain/chat/labels.ts'
import { CallableText } from '../callable-text.tsx'
import { FromAssistant } from '../message-bubble.tsx'
import { ChipButton } from './chip-button.tsx'
import { ExerciseCard } from './exercise-card.tsx'
import { HelpBelow } from './help-below.tsx'
import { nextOf, type OwnExercise, shownOf, startOwn } from './own-exercise.ts'

type OwnExerciseCardProps = {
  start: OwnExercise['flow']
  onEnd: () => void
  /** Leaves the exercise for the conversation. */
  onLeave: (words: string) => void
}

const NEXT = 'Suite'

/** Each step takes the focus, so that it is read aloud and stands in view. */
function bringIntoView(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}

/** An exercise that the page runs by itself, also offline: nothing is sent and nothing is kept. */
export function OwnExerciseCard({ start, onEnd, onLeave }: OwnExerciseCardProps) {
  const [at, setAt] = useState(() => startOwn(start))
  const { words, choices, track, lines } = shownOf(at)
  function take(choice: Parameters<typeof nextOf>[1]) {
    const next = nextOf(at, choice)
    if ('at' in next) setAt(next.at)
    else if (next.leavesWith === null) onEnd()
    else onLeave(next.leavesWith)
  }

  return (
    <div className="grid gap-4">
      <div
        key={`${at.flow} ${at.step} ${at.visit}`}
        ref={bringIntoView}
        tabIndex={-1}
        className="scroll-mt-3 outline-none"
      >
        <FromAssistant>
          <p>
            <CallableText text={words} />
          </p>
        </FromAssistant>
      </div>
      {track && (
        <ExerciseCard
          key={track.flow}
          track={track}
          hasNext={choices.some(({ label }) => label === NEXT)}
          isAnswering={false}
          onTap={(said) => {
            if (said === NEXT) take(choices.find(({ label }) => label === NEXT) ?? { label: NEXT })
            else if (said === STOP) onEnd()
            else setAt(startOwn(at.flow === 'panic' ? 'breathing' : 'panic'))
          }}
        />
      )}
      <ul aria-label="Réponses possibles" className="flex flex-wrap gap-2.5 pl-12">
        {choices
          .filter(({ label }) => label !== NEXT)
          .map((choice) => (
            <li key={choice.label} className="max-w-full">
              <ChipButton label={choice.label} tone="primary" onTap={() => take(choice)} />
            </li>
          ))}
      </ul>
      {!track && <HelpBelow lines={lines} />}
    </div>
  )
}
