import type { RefObject } from 'react'
import { Link } from 'react-router'
import type { Chip } from '#domain/chat/answer.ts'
import { ALL_TOPICS } from '#domain/chat/labels.ts'
import { ChipButton } from './chip-button.tsx'

type ChipsProps = {
  chips: readonly Chip[]
  isAnswering: boolean
  onTap: (words: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

const quietLook = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

const isLeaving = ({ kind }: Chip) => kind === 'leave'

/** Quick replies under the last message, with buttons to write or to leave. */
export function Chips({ chips, isAnswering, onTap, field }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <div className="grid justify-items-start gap-1 pl-12">
      <ul aria-label="Réponses possibles" className="flex flex-wrap gap-2.5">
        {chips
          .filter((chip) => !isLeaving(chip))
          .map(({ label, kind, href }) => (
            <li key={label} className="max-w-full">
              {href ? (
                <Link
                  to={href}
                  data-next-answer=""
                  className="inline-flex min-h-11 items-center rounded-3xl border border-primary/70 bg-card px-4 text-base text-primary hover:bg-accent hover:text-accent-foreground"
                >
                  {label}
                </Link>
              ) : (
                <ChipButton
                  label={label}
                  tone={toneOf(label, kind)}
                  isDisabled={isAnswering}
                  onTap={() => onTap(label)}
                />
              )}
            </li>
          ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        <button type="button" className={quietLook} onClick={() => field.current?.focus()}>
          Écrire avec mes mots
        </button>
        {chips.filter(isLeaving).map(({ label }) => (
          <button
            key={label}
            type="button"
            className={quietLook}
            aria-disabled={isAnswering}
            onClick={() => isAnswering || onTap(label)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  )
}

function toneOf(label: string, kind: Chip['kind']): 'plain' | 'primary' | 'dashed' {
  if (label === 'Autre chose') return 'dashed'
  return label === ALL_TOPICS || kind === 'leave' ? 'plain' : 'primary'
}
