import { openingExercises, openingTopics } from '#domain/chat/companion/opening-chips.ts'
import { Glyph } from '../glyphs.tsx'
import { ChipButton } from './chip-button.tsx'

type OpeningProps = {
  onTap: (words: string) => void
  /** An exercise of the page itself: no consent, no request. */
  onExercise: (which: 'panic' | 'breathing') => void
  onTakeUp: (() => void) | undefined
}

/** Explains once what this program is, with all ways to begin without typing. */
export function Opening({ onTap, onExercise, onTakeUp }: OpeningProps) {
  return (
    <div className="grid gap-4 md:gap-5">
      <p className="-mt-3 pl-12 text-muted-foreground max-md:text-small">
        Je suis un programme qui guide pas à pas. Je ne comprends pas tout ce que vous écrivez, mais je veille aux
        signes de danger.
      </p>
      <section
        aria-labelledby="opening-breathe"
        className="grid gap-3 rounded-2xl bg-accent p-4 text-accent-foreground"
      >
        <h2 id="opening-breathe" className="font-sans font-semibold text-base tracking-normal">
          Besoin de souffler tout de suite ?
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          <li>
            <ChipButton
              label={openingExercises.panic}
              icon={<Glyph shape="hand" />}
              onTap={() => onExercise('panic')}
            />
          </li>
          <li>
            <ChipButton
              label={openingExercises.breathing}
              icon={<Glyph shape="wind" />}
              onTap={() => onExercise('breathing')}
            />
          </li>
        </ul>
      </section>
      <section aria-labelledby="opening-topics" className="grid gap-3">
        <h2 id="opening-topics" className="font-sans font-semibold text-base tracking-normal">
          De quoi s’agit-il surtout ?
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {openingTopics.map((label) => (
            <li key={label}>
              <ChipButton
                label={label}
                tone={label === 'Autre chose' ? 'dashed' : 'plain'}
                onTap={() => onTap(label)}
              />
            </li>
          ))}
        </ul>
      </section>
      {onTakeUp && (
        <button
          type="button"
          onClick={onTakeUp}
          className="min-h-11 justify-self-start text-left text-primary underline underline-offset-4"
        >
          Reprendre la conversation précédente
        </button>
      )}
    </div>
  )
}
