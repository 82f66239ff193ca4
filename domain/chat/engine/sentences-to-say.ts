import type { Kind } from './person-talked-about.ts'

/** For somebody who asks what to say, where nothing was written for what they live through: words that can be said as they are. */
export const sentencesToSay: Readonly<Record<Kind, readonly string[]>> = {
  work: [
    'Par exemple, à deux et au calme : « J’aimerais revenir sur ce qui s’est passé. Voici les faits de mon côté, et ce que je souhaite pour la suite. » Personne n’est accusé, et votre version est dite.',
    'Si cela monte, une phrase suffit : « Je préfère que nous en reparlions à froid. » Elle vous laisse sortir sans céder.',
  ],
  close: [
    'Par exemple : « J’ai quelque chose à te dire, et ce n’est pas un reproche. Cela m’a fait de la peine. Je ne te demande pas de te justifier, je voulais que tu le saches. » Puis laissez un silence.',
    'Si l’oral bloque, trois lignes écrites font très bien l’affaire : « Ce n’est pas facile à dire. Voici ce que je vis. Tu n’as pas à répondre tout de suite. »',
  ],
  child: [
    'Par exemple, à côté plutôt qu’en face : « J’ai l’impression qu’on se croise sans se parler, et tu me manques. Je ne te demande rien ce soir. » Puis on laisse venir.',
    'Une phrase courte passe mieux qu’une explication : « J’ai haussé le ton, je le regrette ; on peut reprendre ? »',
  ],
}
