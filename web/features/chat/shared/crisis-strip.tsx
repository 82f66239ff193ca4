import type { Ref } from 'react'
import type { HelpLine } from '#domain/chat/help-lines.ts'
import { Icon } from '#web/components/icon.tsx'

type CrisisStripProps = {
  lines: readonly HelpLine[]
  /** The risk is guessed, not stated in plain words: paler, like the card. */
  isGuessed?: boolean
  onUnfold: () => void
  stripRef: Ref<HTMLElement>
}

/** Sticky strip above the composer, shown while the card is folded or out of view. */
export function CrisisStrip({ lines, isGuessed = false, onUnfold, stripRef }: CrisisStripProps) {
  return (
    <section
      ref={stripRef}
      data-help-strip=""
      aria-label="Numéros d’aide"
      className={`border-t ${isGuessed ? 'border-crisis/40 bg-crisis-subtle text-foreground' : 'border-transparent bg-crisis text-crisis-foreground [--ring:var(--sun)]'}`}
    >
      <div className="mx-auto flex w-full max-w-[820px] flex-wrap items-center justify-between gap-x-3 px-4">
        <ul className="flex flex-wrap items-center gap-x-3 sm:gap-x-4">
          {lines.map(({ number, href, label, about }) => (
            <li key={number}>
              <a
                href={href}
                aria-label={`${label}, ${about}`}
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
              >
                <Icon name={href.startsWith('sms:') ? 'message-square' : 'phone'} className="size-4" />
                {number}
              </a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={onUnfold}
          className="min-h-11 rounded-lg font-semibold text-small underline underline-offset-4"
        >
          Revoir l’aide
        </button>
      </div>
    </section>
  )
}
