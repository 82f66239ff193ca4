/** Apart from the other messages: every page that is awake may have to say it, and none of the others. */
export const MAINTENANCE_SENTENCE = 'Le site est en maintenance jusqu’à {heure}.'
