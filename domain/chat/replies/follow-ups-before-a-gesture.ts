import type { FollowUp } from './follow-up.ts'

const RISES = '(monte*|remonte*|revient|recommence*|explose*|déborde*|dégénère*|craque*|pète*|éclate*|énerve*)'

/** The minute before a gesture, as parents speak of it who have hit their child or are afraid to: what warns them, and what to do then. */
export const followUpsBeforeAGesture: readonly FollowUp[] = [
  {
    id: 'signal-avant-le-geste',
    patterns: [
      '(ai|avoir|devient|deviens|suis) [très|trop|tout|toute|super] (chaud|rouge|bouillant*) & ! (fièvre|lui|elle|il fait)',
      '(mains|bras|jambes|voix) .. (tremble*|se serre*|crispe*)',
      '(entends|entend|vois|voit) plus rien',
      '(vois|voir) rouge',
      '(mâchoire*|poings|dents) .. (serre*|serré*|crisp*)',
      '(coeur|sang|tempes) .. (bat|cogne|bout|tape)',
      "(ça|c'est) [ça] [*] juste avant",
    ],
    answers: [
      'Voilà votre signal : c’est le corps qui prévient, quelques secondes avant. À ce moment précis, et pas après : « Je reviens », mains derrière le dos, et une porte entre vous.',
      'Ces signes-là arrivent avant le geste : c’est le moment de sortir de la pièce, sans finir la phrase. Deux minutes, de l’eau froide, puis vous revenez.',
    ],
    questions: ['À qui pourriez-vous dire ce signal, pour qu’on prenne le relais quand il vient ?'],
  },
  {
    id: 'quand-cela-monte',
    namesLine: true,
    patterns: [
      `${RISES} ... ((fais|fait|faire) quoi|quoi faire|que faire|comment (faire|je fais)|concrètement)`,
      `((fais|fait|faire) quoi|quoi faire|que faire|comment (faire|je fais)|concrètement) ... ${RISES}`,
      '(fais|fait|faire) quoi [là|maintenant|concrètement|alors|$|,]',
      '(comment|quoi) .. (monte|montent|dégénère|éviter|arrêter|contrôler|calmer|empêcher)',
      '(que|pour que) (ça|cela) [ne] (monte|dégénère|recommence|revienne|explose|arrive) (pas|plus)',
      '(suis|toujours) [*] (pas|un|une) [un|une] danger',
    ],
    answers: [
      'Avant l’heure difficile : moins d’exigences, un écran s’il le faut, quelqu’un au téléphone. Au premier signe : mains derrière le dos, « Je reviens », une porte entre vous, deux minutes d’eau froide. Le 119 vous aide à préparer cela.',
      'Décidez-le maintenant, au calme : la phrase (« Je reviens »), la pièce où vous allez, la personne que vous appelez. Si cela monte quand même, c’est vous qui sortez, votre enfant à l’abri. Le 119 écoute aussi les parents.',
    ],
    isQuiet: true,
  },
]
