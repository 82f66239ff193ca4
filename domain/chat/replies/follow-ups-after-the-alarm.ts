import type { FollowUp } from './follow-up.ts'

/** What a fright leaves behind, once the one feared for is well: received for itself, and by no order to call. */
export const followUpsAfterTheAlarm: readonly FollowUp[] = [
  {
    id: 'signe-à-redemander',
    namesLine: true,
    isQuiet: true,
    patterns: [
      "(il|elle|{proche}|bébé|petit|petite|ses) & (c'est|est ce|est-ce que c'est) (normal|inquiétant|grave) & ! (me|moi|je|mari|dit|disent)",
    ],
    answers: [
      'Je ne peux pas en juger d’ici. Rappelez ceux qui vous ont répondu, ou le 15, et décrivez exactement cela : un second appel ne dérange personne.',
    ],
  },
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
      '(réponds|répondre|réponse) [*] (quoi|lui|leur|mari|femme|mère|belle-mère|père)',
      '(quoi|que|comment) .. (répondre|réponds|dire|dis) .. (mari|femme|belle-mère|beau-père|conjoint*|compagn*)',
      '(phrase|mots) .. (mari|femme|conjoint*|belle-mère) & ! merci',
    ],
    answers: [
      'Par exemple : « J’ai eu aussi peur que toi. Me reprocher cette seconde ne nous aide pas ; ce soir, j’ai besoin que tu sois avec moi. »',
      'Simplement : « Je m’en veux déjà assez. On en reparle demain, au calme, de ce qu’on range et de ce qu’on change. »',
    ],
    isQuiet: true,
  },
  {
    id: 'lui-parler-après',
    patterns: [
      '(quoi|que|comment) .. (lui) (dire|dis|parler|parle|reparler)',
      '(lui|leur) (dis|dire|parle|parler|reparle|reparler) [*] (quoi|comment|quand)',
      '(fais|faire) comment .. (parler|reparler|revoir)',
      'comment .. (reparler|revoir|accueillir|retrouver)',
    ],
    answers: [
      'Peu de mots : « J’ai eu très peur pour toi, et je tiens à toi. » Le reste peut attendre : sans questions ni reproches les premiers jours, et dire aussi votre peur, plus tard, quand vous serez prêts tous les deux.',
    ],
    isQuiet: true,
  },
  {
    id: 'accompagner-après',
    patterns: [
      "(comment|quoi|que) .. (l'accompagner|l'aider|la soutenir|le soutenir|la rassurer|le rassurer|être là pour)",
      '(accompagner|aider|soutenir) .. après',
    ],
    answers: [
      'Être là, simplement : de courtes visites, un message sans attendre de réponse, une aide précise pour les courses ou les trajets. Demandez : « Qu’est-ce qui t’aiderait, là ? », et aux soignants qui prendra la suite.',
    ],
    isQuiet: true,
  },
  {
    id: 'ne-veut-pas-me-parler',
    patterns: [
      '(il|elle|{proche}) [*] (veut|voudra|voulait) (pas|plus) [me|nous] (parler|voir|répondre|entendre)',
      '(il|elle|{proche}) [*] (me|nous) (parle|répond|regarde) (pas|plus)',
    ],
    answers: [
      'Ce refus fait mal, et il ne dit pas ce que vous comptez : après un choc, on se ferme souvent d’abord. Un mot court, sans attente : « Je suis là quand tu voudras. » Puis laissez venir.',
    ],
    questions: ['Comment vivez-vous ce silence ?'],
  },
  {
    id: 'lui-en-vouloir',
    patterns: [
      '(lui|leur|en) en (veux|veut|voulais|voudrai)',
      'lui en (veux|veut)',
      '(colère|rage|furieu*) .. (contre|après) (lui|elle|eux)',
    ],
    answers: [
      'Lui en vouloir et avoir eu si peur peuvent aller ensemble : la colère vient souvent juste après. Elle n’empêche pas de tenir à quelqu’un, et rien n’oblige à en parler tout de suite.',
    ],
    questions: ['Qu’est-ce qui vous a mis le plus en colère ?'],
  },
  {
    id: 'reproche-d-un-proche',
    patterns: [
      "(mari|femme|père|mère|conjoint*|compagn*|copain|copine|belle-mère|beau-père|belle-soeur|soeur|frère|parents|il|elle) [*] (m'a|me|m'ont|a) [*] (dit|reproche*|reproché|engueulé*|accuse*|accusé*|balancé|sorti|en veut|fait la tête|regarde)",
      "(mari|femme|père|mère|conjoint*|compagn*|belle-mère|beau-père|soeur|frère|parents|famille|il|elle) [*] (dit|dis|pense|trouve|répète) que (je|c'est ma|ce est ma|moi)",
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
      "(c'est|ce est) moi qui (avais|ai|l'ai|lui ai|aurais) *",
      '(monstre)',
      'failli (tuer|(le|la|l) (tuer|écraser|perdre))',
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
    id: 'peur-de-la-suite',
    patterns: [
      "(peur|angoisse|flippe|inquiète) .. (qu'il|qu'elle|que il|que elle|pour) .. (réveille*|survive*|meure*|remette*|remarche*|séquelle*|opération|tienne*)",
      '(attends|attente|attendre|pas de nouvelles|aucune nouvelle)',
    ],
    answers: [
      'Attendre sans savoir est ce qu’il y a de plus dur. Posez aux soignants une question à la fois : « Quand aura-t-on des nouvelles, et qui peut nous les donner ? » D’ici là, mangez un peu, et ne restez pas sans personne.',
    ],
    questions: ['Qui attend avec vous ?'],
  },
  {
    id: 'vérifier-sans-cesse',
    patterns: ['(vérifie|surveille|regarde|écoute) .. (toutes les|sans arrêt|sans cesse|respire|tout le temps)'],
    answers: [
      'Vérifier sans cesse dit la peur que vous avez eue. Une heure fixe pour aller voir, pas plus, et quelqu’un qui prenne une partie de la nuit. Si cette peur ne baisse pas en quelques jours, parlez-en à un médecin.',
    ],
    isQuiet: true,
  },
  {
    id: 'peur-que-cela-revienne',
    patterns: [
      '(peur|angoisse|flippe|inquiète) .. (recommence|revienne|reparte|refasse|arrive encore|dormir|lâcher des yeux|laisser|cette nuit|empire)',
      '(si|et si) (ça|cela|il|elle) (recommence*|revient|revenait|refait|rechute)',
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

/** The same of who shook their baby, and had it seen: nothing makes the gesture small, nor them a monster. */
export const followUpsOfTheOneWhoShook: readonly FollowUp[] = [
  {
    id: 'séparé-de-son-bébé',
    isQuiet: true,
    patterns: [
      '(prendre|prennent|enlever|enlèvent|retirer|retirent|placer|séparer|garder)',
      '(prison|police|juge|signal*|aide sociale|assistante sociale)',
    ],
    answers: [
      'Je ne peux pas vous promettre la suite : l’équipe cherche d’abord à soigner et à protéger votre bébé, et une séparation se décide devant un juge. Avoir appelé et dit la vérité compte. Demandez-leur : « Que va-t-il se passer, et qui peut m’aider, moi ? »',
    ],
  },
  {
    id: 'honte-d-avoir-secoué',
    patterns: [
      "(monstre|honte|coupable|culpabilis*|m'en veux|pardonne*|mauvaise mère|mauvais père|indigne|ma faute|horrible|remords|peur de (moi|recommencer))",
    ],
    answers: [
      'Ce geste était dangereux, et vous l’avez dit : c’est ce qui a permis de soigner votre bébé. Vous n’êtes pas un monstre, mais il vous faut de l’aide, et vite, pour que cela n’arrive plus : dites votre épuisement à l’équipe, à la PMI ou au 119.',
      'La honte est là parce que vous tenez à votre enfant. Elle peut servir à une chose : ne plus rester sans relais. L’équipe, la PMI, le 119 aident aussi les parents, dès aujourd’hui.',
    ],
    questions: ['Qui peut prendre le relais à votre retour ?'],
  },
]
