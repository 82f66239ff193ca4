import {
  CHAT_CONSENT_VERSION,
  CHAT_THEMES_CONSENT_VERSION,
  MESSAGES_CONSENT_VERSION,
  MOOD_CONSENT_VERSION,
  PARENTAL_CONSENT_VERSION,
  TOPIC_CONSENT_VERSION,
} from '../constants.ts'
import { consentTexts } from './consent-texts.ts'

export type ConsentPurpose = keyof typeof consentTexts

/** The text that screens show now. */
export const currentConsentVersions: Record<ConsentPurpose, number> = {
  mood: MOOD_CONSENT_VERSION,
  chat: CHAT_CONSENT_VERSION,
  chat_themes: CHAT_THEMES_CONSENT_VERSION,
  messages: MESSAGES_CONSENT_VERSION,
  booking_topic: TOPIC_CONSENT_VERSION,
  parental: PARENTAL_CONSENT_VERSION,
}

/** The words of a consent, whose `{name}`s are filled; nothing for a version that was never published. */
export function consentText(
  purpose: ConsentPurpose,
  params: Record<string, string> = {},
  version: number = currentConsentVersions[purpose],
): string | undefined {
  const versions: Partial<Record<number, string>> = consentTexts[purpose]
  return versions[version]?.replaceAll(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}
