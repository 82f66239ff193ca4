/**
 * Chips of the first screen, in a file separate from their flows: the page shows them before anything else is loaded.
 */
export const openingTopics: readonly string[] = [
  'Stress',
  'Sommeil',
  'Angoisse et panique',
  'Tristesse',
  'Solitude',
  'Couple',
  'Famille',
  'Travail et études',
  'Deuil',
  'Colère',
  'Estime de soi',
  'Décision',
  'Autre chose',
]

export const openingExercises = { panic: 'Je panique, là', breathing: 'Respirer' } as const
