import { Button } from '#web/components/ui/button.tsx'
import { ReportProblem } from '../../after/report-problem.tsx'
import type { Entrance } from '../../queries.ts'
import { BackLink } from '../back-link.tsx'
import { outcomeSentence } from '../outcome-sentence.ts'
import { OfferSession } from '../panels/offer-session.tsx'
import { appointmentTimeLine, nameOf, otherName } from '../room-people.ts'
import { HalfSun } from '../tiles/half-sun.tsx'
import { PlainScreen } from './plain-screen.tsx'

const goOnLabels: Partial<Record<Entrance['party'], string>> = {
  patient: 'Continuer',
  practitioner: 'Écrire mes notes',
}

/** The room is over or cancelled. */
export function ClosedScreen({ entrance, onGoOn }: { entrance: Entrance; onGoOn: () => void }) {
  const { kind, state, party, endedBy } = entrance
  const goOnLabel = goOnLabels[party]
  const outcome = outcomeSentence(entrance)
  const common = { title: `Séance avec ${otherName(entrance)}`, subtitle: appointmentTimeLine(entrance) }
  if (state === 'canceled')
    return (
      <PlainScreen {...common} heading="Ce rendez-vous est annulé.">
        <BackLink party={party} />
      </PlainScreen>
    )
  return (
    <PlainScreen {...common} heading="Cette séance est terminée." scene={<HalfSun isSet />}>
      {endedBy && endedBy !== party && <p>{nameOf(endedBy, entrance)} a terminé la séance.</p>}
      {outcome && <p>{outcome}</p>}
      {goOnLabel && (
        <Button size="large" width="full" onClick={onGoOn}>
          {goOnLabel}
        </Button>
      )}
      {party === 'patient' && kind === 'consultation' && <ReportProblem appointmentId={entrance.appointmentId} />}
      {party === 'practitioner' && <OfferSession entrance={entrance} />}
      <BackLink party={party} />
    </PlainScreen>
  )
}
