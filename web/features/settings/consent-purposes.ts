/** Purposes of consent, and the effect of a withdrawal. */
export const consentPurposes = [
  { purpose: 'mood', label: 'Garder mes humeurs', effect: 'Sans votre accord, aucune humeur n’est plus enregistrée.' },
  {
    purpose: 'chat',
    label: 'Garder mes conversations avec l’assistant',
    effect: 'Sans votre accord, l’assistant vous le redemande avant de garder un message.',
  },
  {
    purpose: 'chat_themes',
    label: 'Relever les thèmes de mes conversations',
    effect: 'Sans votre accord, vos conversations n’entrent plus dans l’analyse de votre suivi.',
  },
  {
    purpose: 'messages',
    label: 'Garder mes messages à mes praticiens',
    effect: 'Sans votre accord, il vous est redemandé avant le prochain message.',
  },
  {
    purpose: 'booking_topic',
    label: 'Garder le sujet de mes rendez-vous',
    effect: 'Sans votre accord, la prochaine réservation vous le redemande.',
  },
] as const
