import { useEffect, useRef, useState } from 'react'
import { showNotice } from '#web/lib/toast.ts'
import { MoodDetailsStep } from './mood-details-step.tsx'
import { emptyMood, type MoodDraft, moodDraft } from './mood-draft.ts'
import { MoodLevelStep } from './mood-level-step.tsx'
import { type MoodDestination, type SavedMood, saveMood } from './save-mood.ts'

type MoodStepsProps = { notedAt: Date | undefined; onSaved: (saved: SavedMood) => void }

/** Two steps, level then text: the same wherever a mood is noted. A draft keeps the input until it is saved. */
export function MoodSteps({ notedAt, onSaved }: MoodStepsProps) {
  const [draft, setDraft] = useState(() => moodDraft.read())
  const { level, words, isTellingMore } = draft
  const steps = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  function change(next: MoodDraft) {
    setDraft(next)
    moodDraft.keep(next)
  }

  function goTo(next: MoodDraft) {
    hasMoved.current = true
    change(next)
  }

  // Focuses the heading of each step after the first change of step, for screen readers.
  useEffect(() => {
    if (hasMoved.current) steps.current?.querySelector('h2')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isTellingMore])

  async function save(destination: MoodDestination) {
    if (level === undefined) return
    await saveMood(level, words, destination)
    showNotice('mood_saved')
    goTo(emptyMood)
    onSaved({ level, place: destination.place })
  }

  return (
    <div ref={steps}>
      {isTellingMore ? (
        <MoodDetailsStep
          words={words}
          onWords={(said) => change({ ...draft, words: said })}
          onBack={() => goTo({ ...draft, isTellingMore: false })}
          onSave={save}
        />
      ) : (
        <MoodLevelStep
          notedAt={notedAt}
          level={level}
          onChoose={(chosen) => change({ ...draft, level: chosen })}
          onContinue={() => goTo({ ...draft, isTellingMore: true })}
        />
      )}
    </div>
  )
}
