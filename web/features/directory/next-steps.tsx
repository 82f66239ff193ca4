import { CONSULTATION_PRICE_CENTS, ROOM_OPENS_MINUTES_BEFORE, SLOT_HOLD_MINUTES } from '#domain/constants.ts'
import { agreed } from '#domain/directory/practitioner-words.ts'
import { formatCount, formatPrice } from '#domain/format.ts'

/** Next steps after choosing a start. */
export function NextSteps({ firstName, gender }: { firstName: string; gender: string | null }) {
  const steps = [
    [
      'Vous choisissez une heure',
      `Puis quelques mots sur ce qui vous amène. ${agreed('Seul', gender)} ${firstName} les lira.`,
    ],
    [
      `Vous payez ${formatPrice(CONSULTATION_PRICE_CENTS)}`,
      `L’heure vous est gardée ${formatCount(SLOT_HOLD_MINUTES, 'minute', 'minutes')} pendant le paiement.`,
    ],
    [
      'Vous recevez le lien par e-mail',
      `La salle vidéo ouvre ${formatCount(ROOM_OPENS_MINUTES_BEFORE, 'minute', 'minutes')} avant. Un rappel arrive avant la séance.`,
    ],
    ['Ce n’est pas la bonne personne\u00A0?', 'Changer de praticien est gratuit.'],
  ] as const
  return (
    <section className="grid gap-4">
      <h2 className="text-heading-sm">Et après&nbsp;?</h2>
      <ol className="grid gap-4">
        {steps.map(([title, words], place) => (
          <li key={title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-secondary font-semibold text-secondary-foreground text-small"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-muted-foreground text-small">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
