import { href } from 'react-router'
import { CONSULTATION_PRICE_CENTS, ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'

/** Takes the place of the next appointment while there is none. */
export function FirstConsultation() {
  return (
    <Card title="Votre prochaine séance">
      <ol className="mb-5 grid list-decimal gap-1 pl-5">
        <li>Choisissez une heure et une personne.</li>
        <li>Payez {formatPrice(CONSULTATION_PRICE_CENTS)}, une seule fois.</li>
        <li>Rejoignez la salle vidéo, ouverte {ROOM_OPENS_MINUTES_BEFORE} minutes avant.</li>
      </ol>
      <ButtonLink to={href('/appointment')} variant="secondary">
        Choisir une heure
      </ButtonLink>{' '}
      <ButtonLink to={href('/praticiens')} variant="ghost">
        Voir qui vous reçoit
      </ButtonLink>
    </Card>
  )
}
