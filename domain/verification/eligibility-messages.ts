import type { Eligibility } from './eligibility.ts'

/** Missing requirement, shown to the waiting practitioner. */
export const eligibilityMessages: Record<Exclude<Eligibility, 'sees-patients'>, string> = {
  suspended: 'Votre activité est suspendue : vos disponibilités ne sont pas proposées. Écrivez-nous pour en parler.',
  'proof-in-review': 'Votre justificatif est en cours de vérification. Vous pourrez recevoir des patients ensuite.',
  'complement-asked': 'Il nous manque un document pour valider votre dossier. Envoyez-le depuis votre profil.',
  'proof-refused': 'Votre justificatif n’a pas été accepté. Vous pouvez en envoyer un autre depuis votre profil.',
  'status-over': 'Votre justificatif n’est plus à jour : envoyez celui de cette année depuis votre profil.',
  'no-supervisor':
    'Votre dossier est validé. Il vous manque une supervision : nous vous écrivons dès qu’elle est attribuée.',
  'title-unchecked': 'Votre titre est en cours de vérification. Vous pourrez recevoir des patients ensuite.',
}
