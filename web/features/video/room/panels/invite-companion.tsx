import { CompanionLink } from '#web/components/companion-link.tsx'
import type { Entrance } from '../../queries.ts'

/** Invitation link for the second person of a couple or family consultation, who needs no account. */
export function InviteCompanion({ entrance }: { entrance: Entrance }) {
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
