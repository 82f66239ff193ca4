import type { FollowUp } from './follow-up.ts'

/** What people say and ask whose telephone is watched: what can be seen, and what to leave as it is. */
export const followUpsOfSurveillance: readonly FollowUp[] = [
  {
    id: 'localisation',
    patterns: ['(localis*|géolocalis*|gps|traceur|airtag)', '(sait|saura|voit|verra) où je (suis|vais|dors)'],
    answers: [
      'Couper la localisation d’un coup peut se voir. Mieux vaut la laisser, et préparer le départ d’un autre téléphone, celui d’une sœur ou d’une collègue : le 3919 le fait avec vous, pas à pas.',
      'Le jour venu, le téléphone peut rester là où il doit être, et vous partir sans lui. D’ici là, appelez le 3919 d’un autre appareil, et ne changez aucun réglage qui se remarque.',
    ],
    questions: ['Cette conversation peut-elle être lue, elle aussi ?'],
  },
  {
    id: 'peut-il-lire',
    patterns: [
      '(peut|pourrait|va) [il|elle] .. (lire|voir|savoir|trouver|tomber) .. (écris|ici|ça|conversation|message*|tchat|chat|discussion)',
    ],
    answers: [
      'Oui, avec votre code ou votre appareil en main, cette conversation peut être lue : effacez-la par le menu du chat, et écrivez plutôt d’un autre appareil, ou du téléphone d’une personne sûre. À distance, personne n’y a accès.',
    ],
  },
  {
    id: 'téléphone-surveillé',
    patterns: [
      '(regarde|fouille|lit|vérifie|contrôle|surveille) .. (téléphone|portable|tel|messages)',
      '(a|connaît) (mon|mes) (code*|mot de passe)',
      '(efface*|supprime*|bloque*) .. (contact*|ami*|numéro*)',
    ],
    named: 'le téléphone surveillé',
    answers: [
      'Surveiller votre téléphone, c’est du contrôle, pas une preuve d’amour, et vous n’y êtes pour rien.',
      'Votre téléphone et vos messages sont à vous : devoir les montrer n’a rien d’une preuve d’amour.',
    ],
    questions: ['Avez-vous peur de sa réaction, parfois ?'],
  },
  {
    id: 'surveillance',
    patterns: [
      '(lit|lisent|regarde|fouille|surveille|contrôle|voit|lire) .. (message*|téléphone|portable|écran|conversation*)',
      '(mon|le) téléphone .. (surveillé|fouillé)',
    ],
    answers: [
      'Alors écrivez-en le moins possible ici : effacez cette conversation, et appelez d’un autre téléphone si vous le pouvez.',
      'Dans ce cas, mieux vaut passer par le téléphone d’une personne sûre, et ne rien laisser à l’écran.',
    ],
  },
  {
    id: 'appels-répétés',
    patterns: [
      "(m'appelle|me appelle|m'écrit|me rappelle|m'envoie) .. (sans arrêt|tout le temps|sans cesse|toutes les|en boucle|fois)",
      '(harcèle|bombarde) .. (message*|appel*)',
    ],
    answers: [
      'Rien ne vous oblige à répondre. Gardez les appels et les messages sans y toucher : ils comptent comme preuves. Le 3919 vous dit comment protéger votre téléphone sans que cela se remarque.',
    ],
  },
]
