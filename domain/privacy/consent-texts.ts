/**
 * The words that people agreed to, by version. A screen shows the current one from here; the older ones stay, because the history
 * shows each person what they accepted. A published text never changes: write the next version (consent-texts.test.ts).
 */
export const consentTexts = {
  mood: {
    1: 'J’accepte que Mivoix garde mon humeur, une donnée de santé, dans mon compte. Sinon, elle reste sur cet appareil.',
  },
  chat: {
    1: 'Pour suivre la conversation, Mivoix garde ce que vous écrivez ici, qui peut parler de votre santé. Personne dans l’équipe ne le lit. Vos mots restent dans votre compte ; vous pouvez tout effacer quand vous voulez.',
  },
  chat_themes: {
    1: 'Chercher aussi des thèmes dans mes conversations. Vos messages sont analysés automatiquement quand vous ouvrez cette page. Personne ne les lit, et rien d’autre n’est conservé.',
  },
  messages: {
    1: 'J’accepte que Mivoix garde ce que j’écris ici, qui peut parler de ma santé, pour que {name} le lise. Personne d’autre ne le lit.',
  },
  booking_topic: {
    1: 'J’accepte que Mivoix garde ce sujet, une donnée de santé, pour préparer ma séance. Je peux retirer cet accord à tout moment.',
  },
  parental: {
    1: 'J’autorise cette prise de rendez-vous.',
    2: 'Je suis {parent} et j’exerce l’autorité parentale sur {child}. J’accepte ses réservations de séances vidéo sur Mivoix. Je peux retirer cet accord à tout moment.',
  },
} as const satisfies Record<string, Record<number, string>>
