import {
  chatConsentTexts,
  chatThemesConsentTexts,
  messagesConsentTexts,
  moodConsentTexts,
  parentalConsentTexts,
  parentalPremiumConsentTexts,
  studentStatusTexts,
  topicConsentTexts,
} from './consent-texts.ts'

/** Every text of every consent, by recorded purpose and version. */
export const consentTexts = {
  mood: moodConsentTexts,
  chat: chatConsentTexts,
  chat_themes: chatThemesConsentTexts,
  messages: messagesConsentTexts,
  booking_topic: topicConsentTexts,
  parental: parentalConsentTexts,
  'parental-premium': parentalPremiumConsentTexts,
  'student-status': studentStatusTexts,
} as const

export type ConsentPurpose = keyof typeof consentTexts

/** Names used in a text when it is shown in the history. */
const names: Readonly<Record<string, string>> = {
  name: 'la personne à qui j’écris',
  parent: 'un parent',
  child: 'la personne titulaire de ce compte',
}

/** Text of a consent; nothing for a version that was never published. */
export function consentText(
  purpose: ConsentPurpose,
  version: number,
  named: Readonly<Record<string, string>> = {},
): string | undefined {
  const texts: Partial<Record<number, string | readonly string[]>> = consentTexts[purpose]
  const text = texts[version]
  if (text === undefined) return undefined
  const words = typeof text === 'string' ? text : text.join('. ')
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => named[name] ?? names[name] ?? whole)
}
