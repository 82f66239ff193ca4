/** Optional mails, by kind. */
export const optionalMails = [
  {
    kind: 'appointment-reminder',
    label: 'Rappels de rendez-vous',
    hint: 'La veille et une heure avant chaque séance.',
  },
  {
    kind: 'new-message',
    label: 'Nouveaux messages',
    hint: 'Un seul e-mail quand un message vous attend, sans rien de ce qu’il dit.',
  },
] as const

export type OptionalMail = (typeof optionalMails)[number]['kind']

/** Mandatory mails: required by contract, by law or for the safety of the account. */
export const necessaryMails = [
  'Confirmation, déplacement et annulation d’un rendez-vous',
  'Paiements, notes et remboursements',
  'Codes de connexion et changements de votre compte',
] as const
