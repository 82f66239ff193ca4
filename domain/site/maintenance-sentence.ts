/** Separate from the other messages: every open page may show it, without loading the others. */
export const MAINTENANCE_SENTENCE = 'Le site est en maintenance jusqu’à {heure}.'
