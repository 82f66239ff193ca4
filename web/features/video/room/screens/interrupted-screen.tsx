import { href } from 'react-router'
import { broughtBackWords } from '#domain/booking/appointment/refund-words.ts'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { HelpCard } from '../../after/help-card.tsx'
import { ReportProblem } from '../../after/report-problem.tsx'
import type { Entrance } from '../../queries.ts'
import { BackLink } from '../back-link.tsx'
import { appointmentTimeLine, otherName } from '../room-people.ts'
import { PlainScreen } from './plain-screen.tsx'

/** The practitioner stopped practising while the room was open: nobody's fault here, and somebody else to talk to. */
export function InterruptedScreen({ entrance }: { entrance: Entrance }) {
  const { party, priceCents, appointmentId } = entrance
  return (
    <PlainScreen
      title={`Séance avec ${otherName(entrance)}`}
      subtitle={appointmentTimeLine(entrance)}
      heading="Votre séance s’est arrêtée."
    >
      <p role="alert">
        Nous avons arrêté cette séance : {entrance.names.practitioner} ne peut plus recevoir pour le moment.
        {party !== 'supervisor' && ' Vous n’y êtes pour rien. Votre caméra et votre micro sont éteints.'}
      </p>
      {party === 'patient' && <p>{broughtBackWords(priceCents)} Un e-mail vous le confirme.</p>}
      {party !== 'supervisor' && <HelpCard />}
      {party === 'patient' && (
        <>
          {/* Full page load: drops the room's extra permissions. */}
          <a href={href('/appointment')} className={buttonLook({ size: 'large', width: 'full' })}>
            Voir quelqu’un d’autre
          </a>
          <ReportProblem appointmentId={appointmentId} />
        </>
      )}
      <BackLink party={party} />
    </PlainScreen>
  )
}
