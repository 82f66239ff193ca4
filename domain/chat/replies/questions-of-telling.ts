import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

const RESCUE = '(15|112|18|17|samu|pompiers|secours|ambulanc*|police|gendarmes|urgences|régulat*)'
const TO_RELATIVES =
  '(à (ma|mon|mes|sa|son|ses|notre|nos) (mère|père|parents|soeur|frère|femme|mari|copain|copine|conjoint*|enfants|fils|fille|famille|patron*|chef*|employeur|ami*|pote*)|aux enfants|(prévenir|préviens|appeler|appelle) (ma|mon|mes|sa|son|ses|notre|nos|la famille)|(la|le) préviens)'
const NOT_WHAT = `& ! (quoi|comment|lequel|laquelle|qui|${TO_RELATIVES})`
const TO_TELL =
  '(dire|dise|redire|parler|parle|préciser|précise|signaler|signale|avouer|avoue|mentionner|mentionne|montrer|montre|prévenir|prévienne|rappeler|rappelle|raconter|raconte|transmettre)'

/** « Je le dis ? », « faut que je leur en parle ? », « les pompiers doivent le savoir, non ? »: yes or no is all that is asked. */
const asksWhetherToTellThem = [
  `(je|on) [ne] (leur|lui|le|la|les) [en|le|la] (dis|dit|redis|parle|précise|signale|avoue|mentionne|montre|raconte|préviens|rappelle) ${NOT_WHAT}`,
  `(je|on) (dis|dit|parle|précise|signale) [pour|de|du|des|que|aussi] * ${NOT_WHAT}`,
  `(dois|doit|faut|faudrait|devrais|vaut|mieux|utile|important|nécessaire|obligé*|besoin|intérêt|est ce que (je|on)|sert|demandais si (je|on)) ... ${TO_TELL} ${NOT_WHAT}`,
  `(demande|demandais|redemande|savoir) si (je|on) .. (dis|parle|préviens|rappelle|signale) ${NOT_WHAT}`,
  `(${RESCUE}|ils|elles) .. (doivent|doit|devraient|faut) .. (savoir|sache*|être au courant|prévenu*)`,
  `(je|on) (rappelle|rappel|les rappelle) ${NOT_WHAT}`,
  `(je|on) (la|le|les|leur) [la|le] donne ${NOT_WHAT}`,
] as const
/** The same where nothing says who « leur » is. */
const asksWhetherToTellRescue = asksWhetherToTellThem.map((pattern) => `${pattern} & (leur|les|ils|${RESCUE})`)

const ofAWeapon = [
  '(fusil*|arme|armes|armé*|carabine*|pistolet*|revolver|couteau*|munitions|cartouches|essence|bouteille de gaz)',
  '(menace*|menacé*)',
  '(si|quand) (quelque un|on|vous|ils|tu|je|quiconque|les *|la police) [*] (vient|viennent|viens|entre*|approche*|monte*|débarque*|appelle*)',
] as const

const YES_WEAPON_FOR_ANOTHER = [
  'Oui, tout de suite : rappelez le 15, et le 17. Dites l’arme, et la phrase exacte : ceux qui viennent doivent le savoir avant d’arriver. N’y allez pas vous-même, et gardez votre téléphone libre.',
  'Oui, maintenant, mot pour mot : l’arme, où elle est, ce qui a été dit. Le 15 ou le 17, en haut-parleur. Cela protège {personne}, et ceux qui viennent. Vous, restez à distance.',
] as const
const YES_WEAPON_OF_THEIRS = [
  'Oui, rappelez le 17 tout de suite, ou un SMS au 114 : l’arme, où elle est, et les mots de la menace. Ceux qui viennent doivent le savoir avant d’arriver. Vous, restez à l’abri, derrière une porte fermée.',
] as const
const YES_WEAPON_OF_OWN = [
  'Oui, dites-le-leur maintenant : où cela se trouve, et que vous voulez que quelqu’un l’emporte. D’ici là, une porte fermée entre cela et vous.',
] as const
const YES_TELL = [
  'Oui, dites-le-leur, même si cela vous semble un détail : c’est à eux de juger si cela compte, et ils sont tenus au secret.',
  'Oui, dites-le maintenant, en une phrase. Mieux vaut une chose de trop qu’une qui manque.',
  'Oui. S’ils ont raccroché, rappelez le 15 pour l’ajouter : ils ont l’habitude.',
] as const
const YES_TELL_OF_THEM = [
  'Oui, dites-le-leur : l’alcool, un geste passé, un message reçu, tout ce que vous savez les aide à bien arriver. S’ils ont raccroché, rappelez le 15.',
  'Oui, maintenant, en une phrase : le 15 la transmet à ceux qui sont en route.',
] as const

/** What those who care ask, and whether to tell them. */
export const questionsOfTelling: readonly QuestionInAnyDanger[] = [
  {
    id: 'hide-from-rescue',
    asks: [
      `(cache|cacher|taire|tais|mentir|mens|éviter de dire|dire que non) .. (leur|les|${RESCUE}|médecin*)`,
      '(je|on) [leur|lui|le|la] (leur|lui|le|la) (cache|tais|mens)',
    ],
    needs: 'called',
    answers: {
      any: [
        'Non, ne leur cachez rien : ils sont là pour soigner, tenus au secret, et c’est ce qu’ils savent qui les guide.',
      ],
      'under-way': [
        'Non, ne leur cachez rien : ils sont là pour soigner, tenus au secret, et c’est ce qu’ils savent qui les guide.',
      ],
    },
  },
  {
    id: 'tell-of-their-weapon',
    asks: asksWhetherToTellThem,
    about: ofAWeapon,
    needs: 'called',
    answers: { 'them-now': YES_WEAPON_FOR_ANOTHER, them: YES_WEAPON_FOR_ANOTHER },
  },
  {
    id: 'tell-of-a-weapon',
    asks: asksWhetherToTellRescue,
    about: ofAWeapon,
    needs: 'called',
    answers: {
      couple: YES_WEAPON_OF_THEIRS,
      harmed: YES_WEAPON_OF_THEIRS,
      oneself: YES_WEAPON_OF_OWN,
      'under-way': YES_WEAPON_OF_OWN,
    },
  },
  {
    id: 'tell-what-was-taken',
    asks: [
      "(je dois|dois je|faut [il]|je|j'ai à|est ce que je|on) [leur|lui|le|la|les|*] [*] (dis|dire|dise|dites|avouer|parle|parler|préciser) [*] [*] [*] (coke|cocaïne|drogue*|produit*|alcool|shit|cannabis|kéta*|md|mdma|héro*|ce que j'ai pris|ce que j'ai bu|ce qu'il a pris|ce qu'elle a pris) & ! (parents|mère|père|patron|copine|copain|mari|femme)",
      "(dis|dire|donne|donner) [leur|lui] [*] (la vérité|le vrai chiffre|combien j'en ai pris|tout) & (combien|pris|chiffre|avalé*|bu) & ! (parents|mère|père|patron|copine|copain|mari|femme)",
    ],
    answers: {
      'under-way': [
        'Oui. Dites tout ce qui a été pris, et quand : cela guide les soins, et ceux qui soignent sont tenus au secret.',
        'Oui, dites-le maintenant, même si c’est gênant : c’est ce qui leur permet de bien soigner.',
      ],
      any: [
        'Oui : ceux qui soignent ont besoin de savoir ce qui a été pris, et quand. Ils sont tenus au secret, et sont là pour soigner.',
      ],
    },
  },
  {
    id: 'tell-of-a-near-gesture',
    asks: asksWhetherToTellThem,
    about: ['failli', 'pas [*] (secoué*|frappé*|tapé*)'],
    needs: 'called',
    answers: {
      'under-way': [
        'Oui, cela peut se dire aux secours, simplement : vous ne l’avez pas fait, et ils vous aideront aussi, vous. Restez près de votre enfant.',
      ],
    },
  },
  {
    id: 'tell-those-who-care',
    asks: asksWhetherToTellThem,
    needs: 'called',
    answers: { 'under-way': YES_TELL, 'them-now': YES_TELL_OF_THEM, them: YES_TELL_OF_THEM },
  },
  {
    id: 'tell-the-rescue',
    asks: asksWhetherToTellRescue,
    about: [RESCUE],
    answers: { 'under-way': YES_TELL, 'them-now': YES_TELL_OF_THEM, them: YES_TELL_OF_THEM },
  },
  {
    id: 'is-it-rape',
    asks: [
      '(viol|violée|violé|agression|abus) & (couple|copain|copine|mari|femme|conjoint*|ensemble|compagn*|marié*) & (si|est ce|non|pas un|pas une|quand même|vraiment|possible|compte)',
      "(c'est|est ce|ça compte comme|ça s'appelle) [*] [*] (un viol|du viol|une agression) [ou pas|non|si|quand même|$]",
    ],
    answers: {
      couple: [
        'Le couple ne donne aucun droit sur votre corps : sans votre accord, la loi parle de viol ou d’agression sexuelle, même avec un mari ou un copain. Vous n’avez rien à prouver ici ; le 3919, ou le 0 800 05 95 95 en semaine, peut en parler avec vous.',
      ],
      harmed: [
        'Sans votre accord, ou sous la contrainte, la loi parle de viol ou d’agression sexuelle, quelle que soit la personne, un copain ou un mari aussi. Vous n’avez rien à prouver ici, et rien à décider ce soir.',
      ],
    },
  },
]
