import { ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { Entrance } from '../../queries.ts'
import { CompanionLink } from '../../shared/companion-link.tsx'
import { BackLink } from '../back-link.tsx'
import { appointmentTimeLine, otherName, titleOf } from '../room-people.ts'
import { HalfSun } from '../tiles/half-sun.tsx'
import { PlainScreen } from './plain-screen.tsx'

/** The room opens automatically; until then devices can be tested. */
export function EarlyScreen({ entrance, onTest }: { entrance: Entrance; onTest: () => void }) {
  return (
    <PlainScreen
      title={`Séance avec ${otherName(entrance)}`}
      subtitle={entrance.party === 'practitioner' ? appointmentTimeLine(entrance) : titleOf('practitioner', entrance)}
      heading="Votre séance"
      scene={<HalfSun />}
    >
      <p className="text-button">
        <strong>{appointmentTimeLine(entrance)}</strong>, avec {otherName(entrance)}
      </p>
      <p className="text-muted-foreground">
        La salle ouvre {ROOM_OPENS_MINUTES_BEFORE} minutes avant, à {formatTime(new Date(entrance.opensAt))} : cette
        page vous y mènera d’elle-même.
      </p>
      <Button size="large" width="full" onClick={onTest}>
        <Icon name="video" />
        Tester ma caméra et mon micro
      </Button>
      <InviteCompanion entrance={entrance} />
      <BackLink party={entrance.party} />
    </PlainScreen>
  )
}

/** Invitation link for the second person of a couple or family consultation, who needs no account. */
function InviteCompanion({ entrance }: { entrance: Entrance }) {
  const { appointmentId, consultationType, party, names } = entrance
  if (party !== 'patient' || consultationType === 'individual') return null
  return (
    <section aria-labelledby="companion-title" className="grid gap-3 rounded-2xl border bg-card p-4">
      <h2 id="companion-title" className="font-sans font-semibold text-lg">
        Inviter la personne qui vient avec vous
      </h2>
      <CompanionLink appointmentId={appointmentId} name={names.guest ?? null} />
    </section>
  )
}
