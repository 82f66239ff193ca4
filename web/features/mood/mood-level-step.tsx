import { type MoodLevel, moodLevels } from '#domain/mood/levels.ts'
import { MoodGlyph } from '#web/components/mood-glyph.tsx'
import { Button } from '#web/components/ui/button.tsx'

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
        Comment vous sentez‑vous aujourd’hui ?
      </h2>
      <div role="radiogroup" aria-labelledby="mood-question" className="grid grid-cols-4 gap-2">
        {moodLevels.map((mood) => (
          <label
            key={mood.level}
            className="grid cursor-pointer justify-items-center gap-1.5 rounded-xl border-2 border-transparent bg-muted px-1 py-3 text-center font-semibold text-[14px] leading-tight has-checked:border-primary has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="mood"
              value={mood.level}
              checked={level === mood.level}
              onChange={() => onChoose(mood.level)}
              className="sr-only"
            />
            <MoodGlyph level={mood.level} />
            {mood.label}
          </label>
        ))}
      </div>
      <Button type="submit" variant="secondary" disabled={level === undefined}>
        Continuer
      </Button>
    </form>
  )
}
