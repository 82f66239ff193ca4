import type { Kind } from './person-talked-about.ts'

/**
 * For somebody who asks what to say, where neither what they live through nor what it is for is known: words that can be said as
 * they are, whether they confess, announce, ask or reproach.
 */
export const sentencesToSay: Readonly<Record<Kind, readonly string[]>> = {
  work: [
    'Par exemple, à deux et au calme : « J’aimerais vous parler d’une chose, dix minutes. Voici le fait, et voici ce que je demande. » Personne n’est accusé, et c’est dit.',
    'Si cela monte, une phrase suffit : « Je préfère que nous en reparlions à froid. » Elle vous laisse sortir sans céder.',
  ],
  close: [
    'Par exemple : « J’ai quelque chose à te dire, et j’aimerais que tu m’écoutes jusqu’au bout. Voilà ce que c’est, et ce que j’espère. » Puis laissez un silence.',
    'Si l’oral bloque, trois lignes écrites font très bien l’affaire : « Ce n’est pas facile à dire. Voici ce que je vis. Tu n’as pas à répondre tout de suite. »',
  ],
  child: [
    'Des mots simples et vrais, à côté plutôt qu’en face : « J’ai quelque chose à te dire. Tu peux me poser toutes tes questions, aujourd’hui ou plus tard. » Puis on laisse venir.',
    'Une phrase courte passe mieux qu’une explication : « Je vois que c’est difficile, et je suis là. On en parle quand tu veux. »',
  ],
}
