import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

const WORK =
  '(travail*|boulot|bosser|bosse|taf|bureau|garde|service|poste|shift|usine|chantier|magasin|cours|lycée|collège|école|fac|boîte)'
const SOON = '(ce soir|cette nuit|demain|tout à l heure|lundi|quand même|dans cet état|à [*] (h|heures))'
const CLOSED = "(ou pas|ou non|oui ou non|ou je|mauvaise idée|bonne idée|raisonnable|c'est bien|$)"

const NOT_TO_WORK = [
  'Non, pas tant que ces idées sont là : votre sécurité passe d’abord, et l’on se fait remplacer. Un message suffit : « Je ne suis pas en état de venir, je vois un médecin. » Le médecin peut vous arrêter, sans que le motif soit écrit pour l’employeur ou l’école.',
  'Non, pas cette fois. Faites prévenir par quelqu’un près de vous si c’est trop dur, et passez ces heures-là avec cette personne.',
] as const

/** What is asked of the hours to come by somebody who may not trust themselves: a plain yes or no first. */
export const questionsOfTheNextHours: readonly QuestionInAnyDanger[] = [
  {
    id: 'go-to-work',
    asks: [
      `(reprends|reprendre|recommence|prends mon poste|embauche|commence|prendre ma|prendre mon|bosse|travaille|me fais remplacer) .. (${SOON}|ou (pas|non|je|y)|(garde|poste|service)|mauvaise idée|bonne idée|$)`,
      '(reprends|reprendre|embauche) ... (mauvaise idée|bonne idée|raisonnable|ou pas|j y vais)',
      `(vais|aller|y vais|y aller|irai|retourne|retourner|peux|dois|devrais|faut) .. ${WORK} .. ${CLOSED}`,
      `${WORK} .. (y vais|y aller|j'y vais|j'y retourne|y retourner)`,
    ],
    about: [WORK, '(reprends|reprendre|embauche|me fais remplacer)'],
    answers: { oneself: NOT_TO_WORK },
  },
  {
    id: 'guilt-at-staying-home',
    isToldToo: true,
    asks: [
      '(lâche|coupable*|culpabilise*|honte|nul*|mal|m en veux|abandonne*|égoïste) ... (équipe|collègues|boulot|travail|service|patients|élèves|venir pas|viens pas)',
      '(laisse*|lâche*|abandonne*|plante*) .. (équipe|collègues|service|patients)',
    ],
    answers: {
      oneself: [
        'Ne pas venir ce soir n’est pas lâcher l’équipe : vous diriez à une collègue dans le même état de rester chez elle. Prévenez d’une phrase, ou faites-le faire, et laissez-les s’organiser.',
        'Une équipe se remplace pour une nuit ; vous, non. Être en état de veiller sur les autres commence par être à l’abri vous-même.',
      ],
    },
    questions: ['Qui reste avec vous ces heures-là ?'],
  },
  {
    id: 'doctor-tells-the-boss',
    asks: [
      '(médecin|médecine|docteur) du travail .. (prévient|préviendra|prévenir|dit|dire|répète*|répéter|parle*|cadre|chef*|patron*|employeur|direction)',
      '(cadre|hiérarchie|chef*|employeur|direction|rh) .. (sait|savoir|saura|au courant|prévenu*|apprend*|apprendre)',
    ],
    answers: {
      oneself: [
        'Non, le médecin du travail ne prévient pas votre cadre : il est tenu au secret. L’employeur ne reçoit qu’une conclusion, jamais le motif. Vous pouvez lui demander, avant de raconter : « Qu’est-ce qui sera écrit ? »',
        'Non. Ni la ligne que vous appelez, ni un médecin, celui du travail compris, ne le dit à votre employeur. C’est vous qui choisissez ce qui se sait au travail.',
      ],
    },
  },
  {
    id: 'taken-off-my-post',
    asks: [
      '(médecin|médecine|docteur) du travail .. (retire*|inapte|service|poste|$)',
      '(retire*|retirer|sortir|enlève*|enlever|virer|changer|change) .. (de mon service|du service|de la réa|de poste|mon poste|des urgences|de mon poste|de mon équipe)',
      '(déclare*|déclarer|déclaré*|mettre|met) .. (inapte|en inaptitude)',
    ],
    answers: {
      oneself: [
        'Pas d’office : le médecin du travail est tenu au secret, votre employeur n’apprend pas ce que vous lui dites, et ce qu’il propose, un temps d’arrêt ou un poste aménagé, se discute d’abord avec vous. Vous pouvez aussi commencer par votre médecin traitant.',
        'Je ne peux pas promettre ce qu’il proposera, mais il vous en parle d’abord, et le motif n’est écrit nulle part pour l’employeur. Demandez-le avant de raconter : « Que se passera-t-il, si je vous en parle ? »',
      ],
    },
  },
  {
    id: 'a-night-away',
    asks: [
      '(dors|dormir|pars|partir|vais|aller|quitte|quitter|m en vais|m éloigne) .. (hôtel|ailleurs|dehors|canapé|chez (un|une|mes|ma|mon|des) *|maison) .. (ou|ridicule|exagéré|bête|bonne idée|mieux|$)',
    ],
    answers: {
      'own-act': [
        'Ce n’est pas ridicule : si vous craignez un autre geste, une nuit ailleurs protège tout le monde, à condition que votre enfant reste avec un adulte calme. Sinon, faites venir quelqu’un, ou appelez le 119 ce soir.',
      ],
    },
  },
  {
    id: 'grief-that-lasts',
    asks: [
      '(normal*|naturel|anormal*|bizarre|droit|fou) .. (chagrin|peine|pleure*|triste*|tristesse|manque*|deuil|malheureu*)',
      '(chagrin|peine|tristesse|deuil|manque) .. (normal*|passer|passe|finir|dure*|durer)',
      '(devrait|devrais|aurait dû|aurais dû) .. (passé|être passé|guéri*|remis*|mieux|fini)',
    ],
    about: ['(encore|toujours|mois|ans|semaines|temps|depuis|après|autant|chagrin|deuil)'],
    answers: {
      oneself: [
        'Oui, c’est bien normal : un chagrin n’a pas de durée prévue, et le vôtre est à la mesure de ce que vous avez perdu. Ce qui se soigne, ce sont les idées de mort et les jours sans goût à rien : cela, dites-le à votre médecin.',
        'Oui. On ne cesse pas d’aimer à une date donnée, et les larmes reviennent longtemps. Vous n’êtes en retard sur rien.',
      ],
    },
    questions: ['Quel moment de la journée est le plus vide ?'],
  },
]
