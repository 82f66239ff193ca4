import { href } from 'react-router'
import { CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { DawnSun } from './dawn-sun.tsx'

const steps = [
  'Choisissez une heure ou une personne.',
  `Payez ${formatPrice(CONSULTATION_PRICE_CENTS)}, une seule fois.`,
  'Rejoignez la salle depuis le lien reçu.',
]

/** Shown in place of the next appointment when there is none. */
export function FirstConsultation({ isFirst }: { isFirst: boolean }) {
  return (
    <section
      aria-labelledby="first-consultation"
      className="overflow-hidden rounded-2xl border bg-card text-card-foreground"
    >
      <div className="grid gap-4 bg-accent p-5 text-accent-foreground md:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id="first-consultation" className="text-heading-md">
            {isFirst ? 'Votre première séance' : 'Votre prochaine séance'}
          </h2>
          <DawnSun />
        </div>
        <ol className="grid gap-3">
          {steps.map((step, place) => (
            <li key={step} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-card font-semibold text-card-foreground text-note"
              >
                {place + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <div className="grid justify-items-center gap-3 p-5 sm:flex sm:flex-wrap sm:items-center sm:gap-6 md:p-6">
        <span className="grid w-full sm:w-auto">
          <ButtonLink to={href('/appointment')} size="large">
            <Icon name="calendar-plus" />
            Prendre rendez-vous
          </ButtonLink>
        </span>
        <TextLink to={href('/praticiens')} look="primary-block">
          Voir qui vous reçoit
        </TextLink>
      </div>
    </section>
  )
}
