import type { FollowUp } from './follow-up.ts'

/** What a fright leaves behind, once the one feared for is well: received for itself, and by no order to call. */
export const followUpsAfterTheAlarm: readonly FollowUp[] = [
  {
    id: 'se-pardonner',
    patterns: [
      '(pardonne*|pardonner|pardon à soi|me le pardonner)',
      '(arriver|finir) [*] (oublier|accepter|vivre avec)',
    ],
    answers: [
      'Oui, peu à peu. C’est un accident, pas un manque d’amour, et vous avez réagi. Se pardonner commence souvent par le dire à quelqu’un qui ne juge pas, comme vous venez de le faire.',
      'Oui, avec le temps. On ne se pardonne pas d’un coup : on cesse un peu plus chaque jour de refaire la scène. Vous pouvez vous parler comme vous parleriez à une amie à qui cela serait arrivé.',
    ],
    questions: ['Que diriez-vous à une amie à qui cela serait arrivé ?'],
  },
  {
    id: 'répondre-au-reproche',
    patterns: [
      '(réponds|répondre|réponse|dis|dire) (quoi|lui|leur) [*] (quoi|mari|quand|reproche*|s il|si il)',
      '(quoi|que|comment) .. (répondre|réponds|dire|dis) .. (mari|femme|père|mère|belle-mère|lui|leur|conjoint*)',
      '(phrase|mots) .. (mari|femme|conjoint*|mère|belle-mère|lui) & ! merci',
    ],
    answers: [
      'Par exemple : « J’ai eu aussi peur que toi. Me reprocher cette seconde ne nous aide pas ; ce soir, j’ai besoin que tu sois avec moi. »',
      'Simplement : « Je m’en veux déjà assez. On en reparle demain, au calme, de ce qu’on range et de ce qu’on change. »',
    ],
    isQuiet: true,
  },
  {
    id: 'reproche-d-un-proche',
    patterns: [
      "(mari|femme|père|mère|conjoint*|compagn*|copain|copine|belle-mère|beau-père|belle-soeur|soeur|frère|parents|il|elle) [*] (m'a|me|m'ont|a) [*] (dit|reproche*|reproché|engueulé*|accuse*|accusé*|balancé|sorti|en veut|fait la tête|regarde)",
      "(t'aurais|tu aurais|aurais pu faire attention|faire attention)",
      '(reproche*|engueul*|accuse*)',
      '(ce que|phrase que) .. (mari|femme|mère|père|il|elle) .. (dit|sorti)',
    ],
    answers: [
      'Entendre cela juste après une telle peur, cela fait mal. Un reproche vient souvent de la frayeur de l’autre ; il ne dit pas ce que vous valez.',
      'Cette phrase est tombée au plus mauvais moment, juste après la peur. Vous avez le droit de dire qu’elle vous a fait mal.',
    ],
    questions: ['Qu’avez-vous répondu, sur le moment ?', 'Qu’aimeriez-vous pouvoir lui dire ?'],
  },
  {
    id: 'scène-qui-revient',
    patterns: [
      '(boucle|revois|repasse*|rejoue*|flash*|image*|hante*|cauchemar*|scène)',
      '(entends|entendre) .. (bruit|cri*|choc|tête|chute)',
      '(bruit|cri|choc) .. (tête|oreilles)',
    ],
    answers: [
      'Ce moment repasse parce que la peur a été très forte : c’est fréquent après un choc, et cela s’espace d’ordinaire en quelques jours. Quand il revient, regardez autour de vous et nommez ce que vous voyez, là, maintenant.',
      'Cela revient, et à chaque fois la peur repasse. Le raconter à quelqu’un aide à ce que cela s’éloigne ; si cela dure des semaines, un médecin ou un psychologue peut vous aider.',
    ],
    questions: ['À quel moment cela revient-il le plus ?'],
  },
  {
    id: 'deux-secondes',
    patterns: [
      '(retourné*|tourné* le dos|dos tourné|quitté* des yeux|seconde|secondes|une minute|inattention|lâché*)',
      '(vu|rendu compte|réagi) [*] (trop tard|pas assez|plus tôt)',
    ],
    answers: [
      'Quelques secondes : cela arrive à tous les parents, à tous ceux qui veillent sur quelqu’un. Ce qui compte ensuite, vous l’avez fait : vous avez vu, et vous avez appelé.',
      'Personne ne garde les yeux ouverts chaque seconde. Vous n’avez pas voulu cela, et vous avez réagi tout de suite.',
    ],
    questions: ['Qu’est-ce qui est le plus dur, maintenant que c’est passé ?'],
  },
  {
    id: 'culpabilité-après-coup',
    patterns: [
      "(culpabilis*|coupable|ma faute|m'en veux|remords|aurais dû|à cause de moi)",
      '(nul|nulle|mauvaise mère|mauvais père|mauvais parent|mauvais fils|mauvaise fille|indigne|honte|irresponsable)',
    ],
    answers: [
      'Se sentir coupable après une telle peur, beaucoup le connaissent, et cela ne prouve pas une faute. Vous avez vu, vous avez appelé, vous avez veillé : c’est cela, s’occuper de quelqu’un.',
      'Cette culpabilité est à la mesure de la peur que vous avez eue. Ce qui est arrivé ne dit pas qui vous êtes ; appeler, veiller, rester là, si.',
    ],
    questions: ['Qu’est-ce que vous vous reprochez le plus ?', 'À qui pouvez-vous le dire, chez vous ?'],
  },
  {
    id: 'contrecoup',
    patterns: [
      '(tremble*|pleure*|craque*|contrecoup|choc|vidé*|épuisé*|lessivé*|jambes|nerfs|peur après)',
      "c'est moi qui (vais|suis|craque) [*]",
      '(moi|je) [ne] (vais|suis) pas (bien|fier|fière)',
    ],
    answers: [
      'Le corps tient pendant l’urgence, puis il lâche : trembler ou pleurer après coup est fréquent, et cela passe. Asseyez-vous, buvez quelque chose de chaud, laissez quelqu’un prendre le relais.',
      'C’est votre tour, maintenant que l’autre va bien. Une telle peur laisse sans force ; il n’y a rien à prouver ce soir.',
    ],
    questions: ['Qui peut être avec vous, ce soir ?'],
  },
  {
    id: 'peur-que-cela-revienne',
    patterns: [
      '(peur|angoisse|flippe|inquiète) .. (recommence|revienne|arrive encore|dormir|lâcher des yeux|laisser|cette nuit|empire)',
      '(vérifie|surveille|regarde) .. (toutes les|sans arrêt|sans cesse|respire)',
      '(signe*|quoi|comment) .. surveiller',
    ],
    answers: [
      'Après une telle peur, on reste de garde. Suivez ce que l’on vous a dit de surveiller, à heures fixes, et relayez-vous si c’est possible ; si un signe revenait, ce serait le 15, sans craindre de déranger.',
    ],
    isQuiet: true,
  },
  {
    id: 'merci-après-coup',
    isQuiet: true,
    patterns: ['^ [ok|bon|oui|ah|super|bien] [,] merci'],
    answers: ['Merci à vous de l’avoir écrit. Prenez soin de vous aussi, après une telle journée.'],
  },
]
