/** Choices of the booking form: stored value and label. */

export const consultationTypes = {
  individual: 'Thérapie individuelle',
  couple: 'Thérapie de couple',
  family: 'Thérapie familiale',
} as const
export type ConsultationType = keyof typeof consultationTypes

export const genderPreferences = { any: 'Indifférent', male: 'Homme', female: 'Femme' } as const
export type GenderPreference = keyof typeof genderPreferences

export const appearances = {
  first_name: 'Mon prénom',
  pseudonym: 'Un pseudonyme',
  pseudonym_camera_off: 'Pseudonyme, caméra coupée',
} as const
export type Appearance = keyof typeof appearances

export const appointmentStatuses = {
  held: 'En attente de paiement',
  upcoming: 'À venir',
  completed: 'Terminé',
  /** Outcome: not held, see domain/video/verdict.ts. */
  missed: 'Non tenue',
  canceled: 'Annulé',
} as const
export type AppointmentStatus = keyof typeof appointmentStatuses
