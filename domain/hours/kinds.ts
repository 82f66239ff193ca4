/** What an internship is made of, in the words of the screens. The first three are counted by the platform. */
export const hourKinds = {
  session: 'Séances tenues',
  note: 'Notes relues et signées',
  meeting: 'Rendez-vous de supervision',
  training: 'Formation ou séminaire',
  reading: 'Lecture et préparation',
  other: 'Autre travail de stage',
} as const

export type HourKind = keyof typeof hourKinds

/** Meetings too: some take place elsewhere. */
export const declaredKinds = ['meeting', 'training', 'reading', 'other'] as const satisfies HourKind[]
