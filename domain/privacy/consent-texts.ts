/**
 * Consent texts by version. Screens show the current one from here; older ones stay, because the history shows each
 * person what they accepted. A published text never changes: write the next version (consent-text.test.ts).
 */
export const moodConsentTexts = {
  1: 'J’accepte que Mivoix garde mon humeur, une donnée de santé, dans mon compte. Sinon, elle reste sur cet appareil.',
} as const

/** People without an account see another text, and nothing is recorded. */
export const chatConsentTexts = {
  1: 'Pour suivre la conversation, Mivoix garde ce que vous écrivez ici, qui peut parler de votre santé. Personne dans l’équipe ne le lit. Vos mots restent dans votre compte ; vous pouvez tout effacer quand vous voulez.',
} as const

/** Text of the switch, and the text below it. */
export const chatThemesConsentTexts = {
  1: [
    'Chercher aussi des thèmes dans mes conversations',
    'Vos messages sont analysés automatiquement quand vous ouvrez cette page. Personne ne les lit, et rien d’autre n’est conservé.',
  ],
} as const

export const messagesConsentTexts = {
  1: 'J’accepte que Mivoix garde ce que j’écris ici, qui peut parler de ma santé, pour que {name} le lise. Personne d’autre ne le lit.',
} as const

export const topicConsentTexts = {
  1: 'J’accepte que Mivoix garde ce sujet, une donnée de santé, pour préparer ma séance. Je peux retirer cet accord à tout moment.',
} as const

export const studentStatusTexts = { 1: 'Je certifie être étudiant·e en psychologie.' } as const

/** A parent's consent to consultations. */
export const parentalConsentTexts = {
  1: 'J’autorise cette prise de rendez-vous.',
  2: 'Je suis {parent} et j’exerce l’autorité parentale sur {child}. J’accepte ses réservations de séances vidéo sur Mivoix. Je peux retirer cet accord à tout moment.',
} as const

/** A parent's consent to the subscription. */
export const parentalPremiumConsentTexts = {
  1: 'Je suis {parent} et j’exerce l’autorité parentale sur {child}. J’accepte son abonnement premium au chat de Mivoix, payé chaque mois. Je peux retirer cet accord à tout moment.',
} as const
