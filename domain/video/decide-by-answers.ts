/** An answer to « La liaison a-t-elle marché ? »; null without one. */
export interface ConnectionAnswers {
  patient: boolean | null
  practitioner: boolean | null
}

/**
 * Whether a consultation that the server could not see counts. The patient who says that it worked pays for it; a
 * practitioner alone who says so goes to a person; without either it is refunded once the time to answer is `over`.
 */
export function decideByAnswers(
  { patient, practitioner }: ConnectionAnswers,
  isOver: boolean,
): 'held' | 'refunded' | 'team' | 'wait' {
  if (patient) return 'held'
  if (practitioner) return patient === false || isOver ? 'team' : 'wait'
  return isOver || (patient === false && practitioner === false) ? 'refunded' : 'wait'
}
