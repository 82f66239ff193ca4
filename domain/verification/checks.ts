/** Checklist of an administrator before accepting a proof. */
export const proofChecks = ['Nom identique', 'Année en cours', 'Psychologie', 'Lisible'] as const

/** Editable templates of reasons. */
export const reasonTemplates = {
  complement: [
    'Le document n’est pas lisible en entier. Envoyez une photo nette, ou le PDF de votre université.',
    'Le document ne montre pas l’année en cours. Envoyez le certificat de cette année universitaire.',
    'Le document ne montre pas votre nom. Envoyez-en un où il figure en entier.',
  ],
  refused: [
    'Le nom sur le document n’est pas celui de votre compte.',
    'Le document ne concerne pas des études de psychologie.',
    'Les études indiquées ne vont pas encore jusqu’à la troisième année.',
  ],
} as const
