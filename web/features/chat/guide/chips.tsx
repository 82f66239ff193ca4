import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Chip } from '#domain/chat/answer.ts'
import { ChipButton } from './chip-button.tsx'

type ChipsProps = {
  chips: readonly Chip[]
  isAnswering: boolean
  onSay: (words: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

const quietLook = 'inline-flex min-h-11 items-center text-primary underline underline-offset-4'

/** Answers to tap under the last reply, a way to go on writing, and a way out. */
export function Chips({ chips, isAnswering, onSay, field }: ChipsProps) {
  const first = useRef<HTMLButtonElement>(null)
  const hasTapped = useRef(false)
  const tap = (label: string) => {
    hasTapped.current = true
    onSay(label)
  }
  // Whoever answers by taps goes on by taps: the focus follows to the first new chip.
  useEffect(() => {
    if (isAnswering || !hasTapped.current) return
    hasTapped.current = false
    first.current?.focus({ preventScroll: true })
  }, [isAnswering])

  const answers = chips.filter(({ kind }) => kind !== 'leave')
  if (chips.length === 0) return null
  return (
    <div className="grid justify-items-start gap-1 sm:pl-12">
      <ul aria-label="Réponses possibles" className="flex flex-wrap gap-2">
        {answers.map(({ label, kind, href }, place) => (
          <li key={label}>
            {href ? (
              <Link
                to={href}
                className="inline-flex min-h-11 items-center rounded-full border border-primary/70 bg-card px-4 text-base text-primary hover:bg-accent"
              >
                {label}
              </Link>
            ) : (
              <ChipButton
                ref={place === 0 ? first : undefined}
                label={label}
                tone={toneOf(label, kind)}
                isDisabled={isAnswering}
                onTap={() => tap(label)}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        <button type="button" className={quietLook} onClick={() => field.current?.focus()}>
          Écrire avec mes mots
        </button>
        {chips
          .filter(({ kind }) => kind === 'leave')
          .map(({ label }) => (
            <button key={label} type="button" className={quietLook} onClick={() => isAnswering || tap(label)}>
              {label}
            </button>
          ))}
      </p>
    </div>
  )
}

function toneOf(label: string, kind: Chip['kind']): 'plain' | 'primary' | 'dashed' {
  if (label === 'Autre chose') return 'dashed'
  return kind === 'suggested' || kind === 'answer' ? 'primary' : 'plain'
}
