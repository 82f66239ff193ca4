import { useEffect, useRef, useState } from 'react'
import type { MoodLevel } from '#domain/mood/levels.ts'
import { showNotice } from '#web/lib/toast.ts'
import { MoodDetailsStep } from './mood-details-step.tsx'
import { MoodLevelStep } from './mood-level-step.tsx'
import { type MoodPlace, type SavedMood, saveMood } from './save-mood.ts'

/** A level, then a few words: the same wherever a mood is noted. Nothing typed is lost before it is saved. */
export function MoodSteps({ onSaved }: { onSaved: (saved: SavedMood) => void }) {
  const [level, setLevel] = useState<MoodLevel>()
  const [words, setWords] = useState('')
  const [isTellingMore, setTellingMore] = useState(false)
  const steps = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  function goTo(details: boolean) {
    hasMoved.current = true
    setTellingMore(details)
  }

  // Each step is announced from its heading, once somebody moves between them.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (hasMoved.current) steps.current?.querySelector('h2')?.focus()
  }, [isTellingMore])

  async function save(place: MoodPlace) {
    if (level === undefined) return
    await saveMood({ level, details: words }, place)
    showNotice('mood_saved')
    setLevel(undefined)
    setWords('')
    goTo(false)
    onSaved({ level, place })
  }

  return (
    <div ref={steps}>
      {isTellingMore ? (
        <MoodDetailsStep words={words} onWords={setWords} onBack={() => goTo(false)} onSave={save} />
      ) : (
        <MoodLevelStep level={level} onChoose={setLevel} onContinue={() => goTo(true)} />
      )}
    </div>
  )
}
