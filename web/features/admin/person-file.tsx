import type { PersonFile as File } from '#domain/admin/functions.ts'
import { formatCount, formatDate } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'

const instant = (at: Date | string | null) => (at ? formatShortDateTime(new Date(at)) : null)

function factsOf(file: File): [string, string | null][] {
  const isPractitioner = file.userType === 'student' || file.userType === 'therapist'
  return [
    ['Inscription', instant(file.createdAt)],
    ['Dernière connexion', instant(file.lastSignInAt) ?? 'jamais'],
    ['Adresse', file.isEmailVerified ? 'confirmée' : 'pas encore confirmée'],
    ['Application d’authentification', file.hasApp ? 'oui' : 'non'],
    ['Sessions ouvertes', String(file.openSessions)],
    ['Bloqué', file.isBanned ? 'oui' : null],
    ['Suspendu le', instant(file.suspendedAt)],
    ['Validé le', instant(file.validatedAt)],
    ['Statut valable jusqu’au', file.statusValidUntil && formatDate(file.statusValidUntil)],
    [
      'Rendez-vous pris',
      isPractitioner
        ? null
        : `${file.upcoming} à venir, ${formatCount(file.past, 'passé', 'passés')}, ${formatCount(file.canceled, 'annulé', 'annulés')}`,
    ],
    [
      'Rendez-vous donnés',
      isPractitioner ? `${file.givenUpcoming} à venir, ${formatCount(file.givenPast, 'passé', 'passés')}` : null,
    ],
    ['Paiements', String(file.payments)],
    ['Contestations ouvertes', file.openDisputes > 0 ? String(file.openDisputes) : null],
  ]
}

/** Dates and counts only, never health data or the reason for consulting. */
export function PersonFile({ file }: { file: File }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-xl bg-secondary p-4 text-secondary-foreground text-small sm:grid-cols-[auto_minmax(0,1fr)]">
      {factsOf(file).map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
