import type { FollowUp } from './follow-up.ts'

/** Asked of whoever is beside a body in danger: nobody decides it but the 15. */
const laisserDormir: FollowUp = {
  id: 'laisser-dormir',
  patterns: [
    '(laisse|laisser|peut|doit|faut) [*] [*] dormir',
    '(empêcher|empêche|garder|garde|tenir|tiens) .. (dormir|éveillé*|réveillé*)',
    '(dois|faut|peux|devrais|doit) [*] [*] (la|le|l) (réveiller|réveille)',
  ],
  answers: [
    'Ne laissez pas dormir sans surveillance avant leur avis : posez cette question au 15 telle quelle, ils répondent tout de suite.',
    'C’est au 15 de le dire, et ils le disent au téléphone. Jusque-là, restez à côté, et vérifiez que l’on vous répond encore.',
  ],
}

/** « Je vais mourir, vous croyez ? » */
const peurDeLaMort: FollowUp = {
  id: 'peur-de-la-mort',
  patterns: [
    '(vais|va|vas) [je|peut être|vraiment|pas|en] (mourir|crever|y passer|y rester)',
    '(peur|trouille|flippe|terrifié*|crains) .. (mourir|meure|crever|perdre|y passer|y rester)',
    "(qu'il|qu'elle) meure",
    '(en train de|train de) (mourir|crever|partir)',
    '(si|et si) (il|elle) meurt',
  ],
  answers: [
    'Bien sûr que vous avez peur. Personne ne peut le dire d’ici ; ce qui aide, c’est d’avoir le 15 au bout du fil, et de leur dire tout ce qui change.',
    'Cette peur est immense, et vous faites ce qui compte : les secours, et rester là, minute après minute.',
  ],
}

const maFaute: FollowUp = {
  id: 'ma-faute-pour-ce-corps',
  patterns: ['ma faute & ! (pas|jamais) [de] ma faute', "(culpabilis*|coupable|m'en veux|aurais dû|à cause de moi)"],
  answers: [
    'Non. Ce qui est arrivé n’est pas ce que vous avez voulu, et vous avez cherché de l’aide : c’est cela qui protège.',
    'On se refait l’histoire avec ce que l’on sait maintenant. Sur le moment, vous avez vu, et vous avez agi.',
  ],
}

const RELATIVE =
  '(mère|père|maman|papa|mamie|papi|papy|soeur|frère|parents|enfants|fille|fils|femme|mari|famille|grand-mère|grand-père|eux|elle|lui)'

/** « Comment je l’annonce à ma mère ? » */
const asksHowToTell = [
  `(comment|quoi|que) .. (annonce*|annoncer|dire|dis|préviens|prévenir|explique*|expliquer|apprendre) .. ${RELATIVE}`,
  '(comment|quoi) .. (lui|leur) (annonce*|annoncer|dire|dis|expliquer|explique)',
  '(je|on) (lui|leur) (annonce|dis|explique) (comment|quoi)',
] as const

const annoncerPendantLAttente: FollowUp = {
  id: 'annoncer-pendant-l-attente',
  patterns: asksHowToTell,
  answers: [
    'Une phrase, et vous raccrochez : « Il y a un problème de santé, les secours arrivent, je te rappelle dès que je sais. » Le reste peut attendre ; la ligne doit rester libre pour le 15.',
  ],
}

/** The same once the one who is ill is cared for. */
export const followUpsOfTellingOthers: readonly FollowUp[] = [
  {
    id: 'annoncer-à-un-proche',
    isQuiet: true,
    patterns: asksHowToTell,
    answers: [
      'Peu de mots, vrais : « J’ai une nouvelle difficile. {Il} est à l’hôpital, les médecins s’occupent de {lui}, et je te dis tout dès que je sais. » De vive voix si possible, quelqu’un à côté au moment où vous le dites, surtout si la santé est fragile.',
      'Commencez par ce qui rassure : « {Il} est entre de bonnes mains. » Puis le fait, en une phrase, et : « Je viens te chercher », ou « quelqu’un vient près de toi ». Vous n’avez pas à tout savoir pour appeler.',
    ],
  },
]

/** Told in passing while help is on its way: it changes what they must know. */
export const newSigns: readonly FollowUp[] = [
  {
    id: 'signe-nouveau',
    patterns: [
      '(froid*|frissonne*|frissons|transpire*|sueur*|en nage|essoufflé*|nausée*|vertige*|engourdi*|fourmi*|paralysé*|pâle|livide|palpitation*) & ! (pas|plus|froid dehors|prends froid)',
      '(tête|tete|tout|ça) [qui|me] (tourne*)',
      '(envie de|vais|je) (vomir|vomis|m évanouir|tomber dans les pommes)',
      '(vois|voir) (flou|trouble|double|noir|des points|des étoiles|plus rien)',
      '(mal à|peine à|arrive pas à|arrive plus à|difficulté* à|du mal) [bien] (parler|respirer|bouger|articuler|avaler)',
      '(descend|remonte|monte|part|irradie|gagne|prend|passe) .. (bras|mâchoire|dos|épaule|cou|gorge|jambe*)',
      '(coeur) .. (emballe*|tape|cogne|accélère|bizarre|saute|rate)',
      "(douleur*|mal|ça|c'est) .. (de plus en plus|empire|plus fort|augmente|pire|insupportable|revient|recommence)",
      '(bras|jambe*|main*|doigts|visage|bouche|lèvres) .. (engourdi*|fourmi*|sens plus|sens pas|bleu*|tombe*|lourd*|répond plus)',
      '(sens|vais) (partir|m en aller|tomber)',
    ],
    answers: [
      'Dites-le au 15 à l’instant, avec ces mots-là : cela change ce qu’ils feront. S’ils ont raccroché, rappelez tout de suite. Restez là où vous êtes, et que quelqu’un reste à côté de vous.',
      'C’est nouveau : redites-le au 15 maintenant, en haut-parleur. Ne bougez pas, et parlez à voix haute.',
      'Dites ce signe-là au 15 aussi, tout de suite. C’est à eux de juger, et ils sont en ligne pour cela.',
    ],
  },
]

/** The same, seen by whoever stands beside them. */
export const newSignsOfThem: readonly FollowUp[] = [
  {
    id: 'signe-nouveau-chez-autrui',
    patterns: [
      '(il|elle|{proche}|bébé) [*] (a vomi|vomit|revomi*|transpire*|tremble*|grelotte|convulse*|bave|saigne*|gonfle*|s endort|s agite|délire|étouffe*|s étouffe)',
      '(il|elle|{proche}|bébé) (devient|est|est devenu*) [tout*|très|toute] (rouge|bleu*|pâle|blanc*|blanche|gris*|violet*|froid*|brûlant*|mou|molle|raide|somnolent*|confus*)',
      '(il|elle|{proche}|bébé) .. (parle bizarre*|comprend plus|voit flou|a [plus|très] mal|se plaint|a froid|a (du|de plus en plus de) mal)',
      '(lèvres|visage|bouche|bras|jambe*) .. (bleu*|gris*|tombe*|gonfl*|bouge plus|pend)',
    ],
    answers: [
      'Dites-le au 15 à l’instant, tel que vous le voyez : cela change ce qu’ils feront. S’ils ont raccroché, rappelez. Restez à côté de {lui}, et suivez leurs gestes un par un.',
      'C’est nouveau : redites-le au 15 maintenant, en haut-parleur, et restez tout près, sans cesser de regarder.',
    ],
  },
]

export const followUpsOfABody: readonly FollowUp[] = [laisserDormir, peurDeLaMort]

export const followUpsOfTheWait: readonly FollowUp[] = [
  laisserDormir,
  peurDeLaMort,
  maFaute,
  annoncerPendantLAttente,
  {
    id: 'parlez-moi',
    patterns: [
      '(parle|parlez|reste|restez) (moi|avec moi|en attendant)',
      '(quoi faire|faire) de mes mains',
      '(sais|quoi) .. faire en attendant',
    ],
    answers: [
      'Je reste là. Posez vos mains à plat sur vos cuisses, sentez leur poids, et laissez l’air sortir lentement. Dites-moi ce que vous voyez autour de vous.',
      'Je suis là, et je lis. Regardez un objet devant vous, et décrivez-le-moi en trois mots, jusqu’à ce qu’ils sonnent.',
    ],
  },
]

/** Once the others have left with those who help. */
export const followUpsOfTheOneLeft: readonly FollowUp[] = [
  {
    id: 'sans-personne-après',
    patterns: [
      '(seul|seule|personne) & (soir|nuit|appart*|maison|fais quoi|quoi faire|appelle qui|chez moi|ans)',
      'ai (9|10|11|12|13|14|15|16|17) ans',
    ],
    answers: [
      'Vous n’avez pas à passer la nuit sans personne : une voisine, un parent d’ami, quelqu’un de la famille, même tard. Avant dix-huit ans, le 119 répond aussi pour cela, jour et nuit.',
      'Laissez un message clair à un adulte de la famille, puis sonnez chez quelqu’un que vous connaissez. Le 119 écoute les mineurs, à toute heure.',
    ],
    questions: ['Qui habite le plus près de vous ?'],
  },
  maFaute,
]
