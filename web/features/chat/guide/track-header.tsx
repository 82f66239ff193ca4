import type { Track } from '#domain/chat/answer.ts'
import { ALL_TOPICS } from '#domain/chat/labels.ts'
import { ProgressBar } from './progress-bar.tsx'

type TrackHeaderProps = { track: Track; isAnswering: boolean; onTap: (words: string) => void }

/** Progress within a topic, under the page title. */
export function TrackHeader({ track: { title, step, steps }, isAnswering, onTap }: TrackHeaderProps) {
  return (
    <div className="grid pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-muted-foreground">
          <strong className="font-semibold text-foreground">{title}</strong>
          {step > 0 && ` · question ${step} sur ${steps}`}
        </p>
        <button
          type="button"
          aria-disabled={isAnswering}
          onClick={() => isAnswering || onTap(ALL_TOPICS)}
          className="inline-flex min-h-11 items-center text-small text-primary underline underline-offset-4"
        >
          Changer de sujet
        </button>
      </div>
      {step > 0 && <ProgressBar step={step} steps={steps} />}
    </div>
  )
}
