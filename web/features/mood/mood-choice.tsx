import { type MoodLevel, moodLevels } from '#domain/mood/levels.ts'
import { MoodGlyph } from '#web/components/mood-glyph.tsx'

type MoodChoiceProps = {
  /** Unique name of the radio group on the page. */
  name: string
  labelledBy: string
  level: MoodLevel | undefined
  onChoose: (level: MoodLevel) => void
}

export function MoodChoice({ name, labelledBy, level, onChoose }: MoodChoiceProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-4 gap-2">
      {moodLevels.map((mood) => (
        <label
          key={mood.level}
          className="grid cursor-pointer justify-items-center gap-1.5 rounded-xl border-2 border-transparent bg-muted px-1 py-3 text-center font-semibold text-note leading-tight has-checked:border-primary has-checked:bg-accent has-checked:text-accent-foreground has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
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
  )
}
