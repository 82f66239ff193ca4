import { CHAT_ANONYMOUS_RETENTION_DAYS } from '#domain/constants.ts'

/** Said wherever somebody is asked whether their words are kept. */
export function whatKeepingMeans(isSignedIn: boolean): string {
  const howLong = isSignedIn
    ? 'Vos mots restent dans votre compte ; vous pouvez tout effacer quand vous voulez.'
    : `Sans compte, tout est effacé après ${CHAT_ANONYMOUS_RETENTION_DAYS} jours sans activité, ou dès que vous le demandez.`
  return `Personne dans l’équipe ne le lit. ${howLong}`
}
