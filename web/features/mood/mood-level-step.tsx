import { formatTime } from '#domain/format-time.ts'
import type { MoodLevel } from '#domain/mood/levels.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { MoodChoice } from './mood-choice.tsx'

type MoodLevelStepProps = {
  /** Time of today's last entry. Its level is not shown: others may see this screen. */
  notedAt: Date | undefined
  level: MoodLevel | undefined
  onChoose: (level: MoodLevel) => void
  onContinue: () => void
}

export function MoodLevelStep({ notedAt, level, onChoose, onContinue }: MoodLevelStepProps) {
  return (
    <PlainForm onSubmit={onContinue} className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="mood-question" tabIndex={-1} className="pr-10 text-heading-sm outline-none">
          Comment vous <span className="whitespace-nowrap">sentez-vous</span> aujourd’hui ?
        </h2>
        {notedAt && (
          <p className="text-small text-muted-foreground">
            Déjà noté aujourd’hui, à {formatTime(notedAt)}. Si cela a changé, vous pouvez le noter aussi.
          </p>
        )}
      </div>
      <MoodChoice name="mood" labelledBy="mood-question" level={level} onChoose={onChoose} />
      <Button type="submit" variant="secondary" disabled={level === undefined}>
        Continuer
      </Button>
    </PlainForm>
  )
}
