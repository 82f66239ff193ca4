import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

const REACH = '(appel*|téléphon*|numéro*|ligne*|sonne*|joindre|joign*|contact*|15|112|3114|3919|119|17|114)'
const NOT_FROM_HERE = '(march*|pass*|fonctionn*|valable*|répond*|joignable*|accessible*)'
const WHERE_TO = '(ici|qui|quel|quels|quoi|numéro*|chez nous|là|équivalent)'

/** What keeps a call from reaching anybody, told or asked: a border, a bill, a valley, a language. */
export const questionsOfReachingHelp: readonly QuestionInAnyDanger[] = [
  {
    id: 'from-belgium',
    isToldToo: true,
    asks: [
      `(belgique|belge*|bruxelles|liège|namur|charleroi|mons|wallonie) & (${REACH}|${WHERE_TO}) & ! (copain|copine|mari|femme|il habite|elle habite)`,
      `(français|françaises|france) ... ${NOT_FROM_HERE} ... (belgique|bruxelles|liège)`,
    ],
    answers: {
      any: [
        'En Belgique, c’est le 112 pour une urgence, et le Centre de prévention du suicide répond jour et nuit, gratuitement, au 0800 32 123. Le 107 écoute aussi, à toute heure.',
      ],
      'under-way': ['En Belgique, c’est le 112, maintenant : dites l’adresse d’abord.'],
    },
  },
  {
    id: 'from-switzerland',
    isToldToo: true,
    asks: [
      `(suisse|genève|lausanne|neuchâtel|fribourg|valais|jura suisse) & (${REACH}|${WHERE_TO}) & ! (il habite|elle habite)`,
    ],
    answers: {
      any: [
        'En Suisse, c’est le 144 pour une urgence, et le 143 écoute jour et nuit, gratuitement ; le 147 est fait pour les plus jeunes. Le 112 y répond aussi.',
      ],
      'under-way': ['En Suisse, c’est le 144, ou le 112, maintenant : dites l’adresse d’abord.'],
    },
  },
  {
    id: 'from-canada',
    isToldToo: true,
    asks: [
      `(québec|canada|montréal|canadien*|québécois*|ontario|gatineau|sherbrooke|chicoutimi|saguenay|trois rivières|rimouski|laval|cégep|acadie|moncton) & (${REACH}|${WHERE_TO}) & ! (il habite|elle habite)`,
      '(911|9 1 1|988|9 8 8)',
    ],
    answers: {
      any: [
        'Au Canada, c’est le 911 pour une urgence, et le 988 répond jour et nuit, par appel ou par texto, gratuitement. Quelqu’un près de vous peut composer avec vous.',
      ],
      'under-way': ['Au Canada, c’est le 911, maintenant : dites l’adresse d’abord.'],
    },
  },
  {
    id: 'from-abroad',
    isToldToo: true,
    asks: [
      '(quel|quoi|autre) [*] [*] numéro* [*] (pour|d) ici',
      `(français*|france) ... (pas|plus|jamais) ... ${NOT_FROM_HERE}`,
      `${NOT_FROM_HERE} (pas|plus) [*] (depuis|d|de|en|au|ici|chez nous|hors|à l étranger) & (numéro*|15|3114|112|3919|appel*)`,
      "(depuis|de|à) [l'] (étranger|outre mer) & (appel*|numéro*|joindre)",
      '(maroc|algérie|tunisie|sénégal|dakar|abidjan|côte d ivoire|cameroun|mali|bénin|togo|gabon|congo|kinshasa|luxembourg|liban|haïti|madagascar) & (appeler|appelle|numéro*|joindre|sonne*) & (ici|qui|quel|depuis|français*)',
    ],
    answers: {
      any: [
        'Hors de France, nos numéros ne répondent pas toujours. Le plus sûr est le numéro d’urgence de votre pays (le 112 dans toute l’Europe), l’hôpital ou le médecin le plus proche, et un proche qui vienne près de vous dès maintenant.',
      ],
      'under-way': [
        'Le numéro d’urgence de votre pays (le 112 dans toute l’Europe), ou l’hôpital le plus proche, maintenant : que quelqu’un vous y conduise ou appelle pour vous.',
      ],
    },
    questions: ['Qui, près de vous, peut venir ou appeler avec vous ?'],
  },
  {
    id: 'no-credit',
    isToldToo: true,
    asks: [
      '(plus|pas|sans|aucun) [de|d] [*] (crédit|unités|forfait|mégas) & ! (banque|bancaire|immo*|conso*|carte bleue|auto)',
      '(forfait|crédit|ligne) .. (bloqué*|coupé*|épuisé*|suspendu*|à zéro|vide) & ! (banque|bancaire|immo*|conso*|carte bleue)',
      '(appels|ligne) (bloqués|restreints|bloquée|restreinte|coupée|suspendue)',
    ],
    answers: {
      any: [
        'Le 15, le 17 et le 112 s’appellent gratuitement, même sans crédit ni forfait, et le 3114 ne coûte rien. En urgence, un SMS au 114 est gratuit lui aussi.',
      ],
      'under-way': ['Le 15 et le 112 s’appellent gratuitement, même sans crédit ni forfait : maintenant.'],
    },
  },
  {
    id: 'no-network',
    isToldToo: true,
    asks: [
      '(réseau|une barre|deux barres|signal) & (pas|plus|peu|mal|mauvais|faible|coupe*|une barre|aucun|sans|zone|téléphone) & ! (réseau* (social*|sociaux|électri*)|ami*|pro|professionnel*|signal d alarme)',
      '(appel*|téléphone*|appelle) ... (coupe*|couper|ça capte|capte) & ! (cheveux|route|parole)',
      '(capte|captes|captent) (pas|plus|mal|rien|à peine)',
    ],
    answers: {
      any: [
        'Quand l’appel coupe, le 112 passe par n’importe quel réseau, même celui d’un autre opérateur, et un SMS au 114 part avec une seule barre. Un téléphone fixe, ou un voisin, fait l’affaire aussi.',
      ],
      'under-way': [
        'Composez le 112 : il passe par n’importe quel réseau. Ou un SMS au 114, avec l’adresse ; ou le fixe le plus proche.',
      ],
    },
    questions: ['Qui est le plus près de vous, à pied ou en voiture ?'],
  },
  {
    id: 'little-french',
    isToldToo: true,
    asks: [
      '(mon|parle|parler) [*] français & (pas|mal|mauvais|peu|bon|bien) & (téléphone|appel*|parler|comprend*) & ! (prof*|bac|cours|exam*|note*)',
      '(comprendront|comprennent|comprendre|comprend) (pas|rien) & (accent|français|langue)',
    ],
    answers: {
      any: [
        'Quelques mots suffisent : « Aidez-moi », votre prénom, l’adresse. Ils ont l’habitude des accents, peuvent trouver un interprète, et quelqu’un peut appeler à côté de vous. En urgence, on peut aussi écrire au 114 par SMS.',
      ],
      'under-way': ['Trois mots suffisent au 15 ou au 112 : « Aidez-moi », et l’adresse. Ou un SMS au 114.'],
    },
  },
]
