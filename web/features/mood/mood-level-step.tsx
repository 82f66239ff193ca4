import type { MoodLevel } from '#domain/mood/levels.ts'
import { Button } from '#web/components/ui/button.tsx'
import { MoodChoice } from './mood-choice.tsx'

type MoodLevelStepProps = {
  level: MoodLevel | undefined
  onChoose: (level: MoodLevel) => void
  onContinue: () => void
}

export function MoodLevelStep({ level, onChoose, onContinue }: MoodLevelStepProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onContinue()
      }}
      className="grid gap-5"
    >
      <h2 id="mood-question" tabIndex={-1} className="pr-10 text-[22px] leading-7 outline-none">
        Comment vous sentez‑vous aujourd’hui ?
      </h2>
      <MoodChoice name="mood" labelledBy="mood-question" level={level} onChoose={onChoose} />
      <Button type="submit" variant="secondary" disabled={level === undefined}>
        Continuer
      </Button>
    </form>
  )
}
