/** Mails that a person may do without, under the name of their kind. */
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

/** Mails that always leave: a contract, the law or the safety of the account asks for them. */
export const necessaryMails = [
  'Confirmation, déplacement et annulation d’un rendez-vous',
  'Paiements, notes et remboursements',
  'Codes de connexion et changements de votre compte',
] as const
