import { href } from 'react-router'
import { dashboardOf, profileOf, type UserType } from '#domain/profile/user-type.ts'
import type { IconName } from '#web/icons/icon-names.ts'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'

export interface OwnLink {
  to: string
  label: string
  icon: IconName
}

const availability: OwnLink = { to: href('/therapist/availability'), label: 'Mes disponibilités', icon: 'clock' }

const meetings: OwnLink = { to: href('/supervision/rendez-vous'), label: 'Supervision', icon: 'users' }

const reports: OwnLink = { to: href('/supervision/signalements'), label: 'Signalements', icon: 'flag' }

const work: Record<UserType, readonly OwnLink[]> = {
  patient: [],
  student: [
    { to: href('/agenda-etudiant'), label: 'Mon agenda', icon: 'calendar-days' },
    availability,
    meetings,
    { to: href('/therapist/dashboard'), label: 'Espace professionnel', icon: 'notebook-pen' },
    { to: href('/carnet'), label: 'Carnet de stage', icon: 'graduation-cap' },
    { to: href('/avis-recus'), label: 'Avis reçus', icon: 'message-square' },
  ],
  therapist: [
    availability,
    meetings,
    { to: href('/supervision/heures'), label: 'Heures de stage', icon: 'graduation-cap' },
    { to: href('/supervision/avis'), label: 'Avis à transmettre', icon: 'message-square' },
    reports,
    { to: href('/avis-recus'), label: 'Avis reçus', icon: 'message-circle' },
  ],
  admin: [],
}

/** Links of the signed-in space, dashboard first: the same in every menu. Reports are answered by referents only. */
export function ownLinks(
  { type, isReferent }: Pick<SignedInUser, 'type' | 'isReferent'>,
  dashboardLabel = 'Mon espace',
) {
  return [
    { to: dashboardOf(type), label: dashboardLabel, icon: 'layout-dashboard' },
    ...work[type].filter((link) => isReferent || link !== reports),
    { to: profileOf(type), label: 'Mon profil', icon: 'user-round' },
    { to: href('/settings'), label: 'Paramètres', icon: 'settings' },
  ] satisfies OwnLink[]
}
