/** Kinds of internship hours with their labels. The platform counts the first three. */
export const hourKinds = {
  session: 'Séances tenues',
  note: 'Notes relues et signées',
  meeting: 'Rendez-vous de supervision',
  training: 'Formation ou séminaire',
  reading: 'Lecture et préparation',
  other: 'Autre travail de stage',
} as const

export type HourKind = keyof typeof hourKinds

/** Includes meetings, because some take place elsewhere. */
export const declaredKinds = ['meeting', 'training', 'reading', 'other'] as const satisfies HourKind[]
