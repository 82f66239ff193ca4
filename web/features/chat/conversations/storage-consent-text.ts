import { CHAT_ANONYMOUS_RETENTION_DAYS, CHAT_CONSENT_VERSION } from '#domain/constants.ts'
import { chatConsentTexts } from '#domain/privacy/consent-texts.ts'

/** Consent text, shown wherever consent is asked for. This exact text is recorded for an account. */
export function storageConsentText(isSignedIn: boolean): string {
  return isSignedIn
    ? chatConsentTexts[CHAT_CONSENT_VERSION]
    : `Pour suivre la conversation, Mivoix garde ce que vous écrivez ici, qui peut parler de votre santé. Personne dans l’équipe ne le lit. Sans compte, tout est effacé après ${CHAT_ANONYMOUS_RETENTION_DAYS} jours sans activité, ou dès que vous le demandez.`
}
