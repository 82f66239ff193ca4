import type { FollowUp } from './follow-up.ts'
import { followUpsBeforeACall, meGarder } from './follow-ups-of-the-call.ts'

/** Nothing is swallowed on our word, before the call or after it. */
const rienSansLe15: FollowUp = {
  id: 'donner-un-remède',
  patterns: [
    '(donne|donner|faire prendre|fais prendre|file|filer) .. (doliprane|aspirine|cachet*|médicament*|comprimé*|paracétamol|ibuprofène|advil|dafalgan|efferalgan|eau|boire|manger|café|lait|quelque chose)',
    '(doliprane|aspirine|cachet*|médicament*|comprimé*|paracétamol|ibuprofène|advil|dafalgan) .. (donne|donner|oui ou non|je peux|ou pas)',
    '(oui ou non|et) .. (pour|le|la) (doliprane|aspirine|cachet*|médicament*|comprimé*|paracétamol|ibuprofène)',
    '(le|la|les|lui|leur) (faire|fais|ferais|fait) (vomir|boire|manger|avaler|cracher|recracher|prendre)',
    '(faire|fais) (vomir|recracher)',
    // « Il veut un verre d’eau » asks whether to give it.
    '(il|elle|{proche}|petit|petite|bébé) .. (veut|demande|réclame|voudrait|aimerait|insiste pour) .. (eau|boire|manger|aspirine|doliprane|café|cachet*|médicament*|traitement|sucre|verre)',
    '(il|elle) [*] (a (soif|faim))',
    '(verre de eau|aspirine|doliprane) [et|ou] [une|un|de|du] (aspirine|doliprane|eau|café)',
  ],
  answers: [
    'Non, rien sans l’accord du 15, et rien par la bouche : ni eau, ni médicament, pas même une aspirine. Si {il} insiste : « C’est au médecin de nous le dire. »',
    'Ne donnez rien sans l’accord du 15 : ni médicament, ni à boire, ni à manger. Posez-leur la question telle quelle, ils répondent tout de suite.',
  ],
}

/** Said before the call: there is nothing yet to say again. */
export const followUpsOfTheMinute: readonly FollowUp[] = [
  {
    id: 'masser-avant-l-appel',
    patterns: ['(masse|masser|massage|bouche à bouche|défibrillateur) & ! (kiné|crème|pied*|dos)'],
    answers: ['Mettez le haut-parleur, les mains libres : le 15 vous guide pour le massage, tout de suite.'],
  },
  {
    id: 'ne-réagit-plus-avant-l-appel',
    patterns: [
      '(répond|réagit|réveille|bouge|parle) (pas|plus) & ! (parle pas de|parle plus de|question*|ça (répond|bouge))',
      '(perdu connaissance|inconscient*|convuls*|étouffe)',
      '(respire|respirer) (plus|mal|pas|bizarre*|difficile*)',
    ],
    answers: [
      'En haut-parleur, dites cela en premier, et comment est la respiration : ils guident geste par geste. Ne raccrochez pas.',
    ],
  },
  rienSansLe15,
  {
    id: 'refuse-les-secours',
    patterns: [
      '(veut|voulait) pas .. (appelle|appeler|secours|pompiers|samu|15|hôpital|urgences)',
      '(il|elle|{proche}) .. (furieu*|fâché*|colère|raccrocher|interdit*|engueuler|m en vouloir|refuse) & ! (boire|biberon|téter|sein)',
    ],
    answers: ['Appelez même sans son accord, et dites ce refus au 15 : ils ont l’habitude, et ils décident avec vous.'],
  },
]

/** Hands that do what the 15 says are never told to rest, to breathe or to do anything else. */
export const followUpsOfMassage: readonly FollowUp[] = [
  {
    id: 'signe-pendant-le-massage',
    patterns: ['(respire|ouvre les yeux|bouge|réveille*|tousse|répond|réagit) & ! (plus|pas|toujours pas)'],
    answers: ['Dites-le au 15 à l’instant : c’est à eux de dire si vous continuez.'],
  },
  {
    id: 'arrêter-le-massage',
    patterns: ['(arrêter|arrête|stopper|pause|souffler|fatigué*|épuisé*|bras|peux plus|crevé*|lâche|relay*)'],
    answers: [
      'Ne vous arrêtez pas tant que le 15 ne vous le dit pas. Si quelqu’un est là, demandez-leur comment vous relayer.',
      'Continuez jusqu’à ce que le 15 ou les secours vous disent d’arrêter. Dites-leur votre fatigue, ils vous guident.',
    ],
  },
  {
    id: 'massage-en-cours',
    patterns: ['(masse|masser|massage|appuie|appuyer|compression*) & ! (kiné|crème|pied*)'],
    answers: [
      'Continuez comme le 15 vous le dit, sans vous arrêter : ils comptent avec vous. Un geste imparfait vaut mieux que pas de geste.',
      'Continuez, au rythme que le 15 vous donne, sans vous arrêter. Ils restent en ligne jusqu’à l’arrivée des secours.',
    ],
  },
]

/** What holds somebody back from calling for a body in danger. */
export const medicalFollowUps: readonly FollowUp[] = [
  ...followUpsBeforeACall,
  {
    id: 'que-dire-au-samu',
    patterns: [
      '(dis|dire|raconte|explique) [leur] quoi',
      '(quoi|que) [je] (leur|lui) (dire|dis)',
      '(quoi dire|que dire|je dis quoi|dire au 15|leur dis)',
    ],
    answers: [
      'L’adresse d’abord, avec l’étage et le code. Puis ce qui se passe, où cela fait mal et depuis quand, l’âge, les traitements, et qui est là. Laissez-les raccrocher en premier.',
      'Trois choses : où vous êtes, ce qui se passe et depuis quand, l’âge. Ils posent le reste des questions et restent en ligne.',
    ],
  },
  {
    id: 'y-aller-soi-même',
    patterns: [
      '(conduire|conduis|prendre la voiture|prends la voiture|volant|taxi|uber)',
      '(aller|vais|va|emmène|emmener|conduire) [y|moi-même|seul*|la|le] .. (urgences|hôpital)',
    ],
    answers: [
      'Pas en voiture, même à côté : en chemin, cela peut s’aggraver. Le 15 dit s’il faut une ambulance, et l’envoie.',
    ],
  },
  {
    id: 'attendre-ou-prendre-un-remède',
    patterns: [
      '(prendre|prends|avaler|donner|donne) .. (doliprane|aspirine|cachet*|médicament*|comprimé*|sucre|café|eau|anxiolytique*|xanax|antihistaminique*|ventoline|spray|quelque chose|traitement)',
      "(m'allonger|me coucher|m'étendre|dormir un peu|attendre|attends|à boire|à manger|voir (si|demain|comment)|demain matin|mon médecin)",
    ],
    answers: [
      'Appelez d’abord, sans attendre de voir : le médecin du 15 vous dira tout de suite s’il faut prendre quelque chose, et quoi.',
    ],
  },
  {
    id: 'signes-qui-s-ajoutent',
    patterns: [
      '(transpire*|sueur*|sue|essoufflé*|souffle|mâchoire|bras|dos|nausée*|vomi*|vertige*|tourne|engourdi*|pâle|gris*|bleu*|froid*) & ! (froid avec|bras croisés)',
      '(pire|empire|plus fort|augmente|recommence|revient)',
    ],
    answers: [
      'Dites-leur ces signes-là mot pour mot, dès qu’ils décrochent. C’est pour cela qu’il ne faut plus attendre.',
      'Ce que vous ajoutez rend l’appel plus pressé encore.',
    ],
  },
  {
    id: 'semble-aller-bien',
    patterns: [
      '(il|elle|{proche}|fille|fils|bébé|petit|petite|ça) [*] (va|vont) [très|plutôt|super] (bien|mieux) & ! (pas|plus)',
      '(il|elle|fille|fils|bébé|petit|petite) [*] (joue|rigole|sourit|court|rit) & ! (pas|plus)',
      "a l'air (bien|d'aller|normal*|en forme)",
    ],
    answers: [
      'Tant mieux, et appelez quand même : certains effets viennent plus tard, et le médecin du 15 dit en deux minutes s’il y a quelque chose à faire.',
      'C’est rassurant à voir, mais ce n’est pas à l’œil que cela se juge. Un appel, et vous saurez.',
    ],
  },
  {
    id: 'déranger-le-samu',
    patterns: ['(déranger|embêter|gêner|encombrer)', '(pour rien|fausse alerte)'],
    answers: ['Vous ne dérangez personne : au 15, un médecin préfère dix appels pour rien à un appel trop tard.'],
  },
  {
    id: 'moqueries',
    patterns: ['(moquent|moquer|moque|rire de moi|ridicule|honte)'],
    answers: ['Personne ne se moquera : dites les signes, un médecin décide avec vous de ce qu’il faut faire.'],
  },
  {
    id: 'sûrement-le-stress',
    patterns: ["(stress|angoisse|panique|spasmophilie|fatigue|digestion|c'est rien)", '(va|ça) (passer|passe)'],
    answers: [
      'Cela ressemble parfois à de l’angoisse, et seul un médecin peut faire la différence : c’est à lui de le dire.',
      'Ne tranchez pas vous-même, ni vos proches : le 15 sert justement à cela.',
    ],
  },
]

/** Said while help is on its way. */
export const followUpsWhileWaiting: readonly FollowUp[] = [
  rienSansLe15,
  meGarder,
  {
    id: 'failli-secouer',
    patterns: ['failli', 'pas [*] (secoué*|frappé*|tapé*)'],
    answers: [
      'Vous ne l’avez pas fait, et vous avez appelé. Restez près de votre bébé jusqu’à l’arrivée des secours, et dites-leur aussi cela, et votre fatigue : ils sont là pour vous deux.',
      'Vous ne l’avez pas fait, et cela peut se dire aux secours, simplement : ils vous aideront aussi, vous. Restez près de votre bébé.',
    ],
  },
  {
    id: 'prendre-un-remède',
    patterns: [
      '(prends|prendre|avaler|avale) .. (doliprane|aspirine|cachet*|médicament*|comprimé*|paracétamol|ibuprofène|advil|dafalgan)',
    ],
    answers: ['Ne prenez rien sans l’accord du 15 : posez-leur la question, ils répondent tout de suite.'],
  },
  {
    id: 'porte-fermée',
    patterns: [
      '(porte|clé|ouvrir|ouvre|digicode|interphone|verrou*) & ! (parle|peur|va ouvrir|vont ouvrir|a ouvert|ont ouvert|est ouverte|déverrouillé*|ouvrira)',
      '(me lève|me lever|marcher|descendre|bouger) & ! (pas|sans) [*] (bouger|marcher|me lever)',
    ],
    answers: [
      'Demandez-le-leur avant de bouger, puisqu’ils sont en ligne : « Je suis sans personne, la porte est fermée à clé. » Ils vous disent s’il faut vous lever, et ils savent entrer.',
      'Pas sans leur avis. Dites-leur la porte, l’étage, le code, et qui pourrait ouvrir.',
    ],
  },
  {
    id: 'gêne-d-avoir-appelé',
    patterns: ['(bête|dérangé*|déranger|pour rien|honte|ridicule|abusé|exagéré|annuler|rappeler pour)'],
    answers: [
      'Vous avez bien fait d’appeler, et vous ne dérangez personne. Même si cela se calme, il faut être examiné : laissez-les venir.',
    ],
  },
  {
    id: 'va-un-peu-mieux',
    patterns: [
      '(va|vais|sens|c est) .. mieux',
      '(douleur|mal|ça) .. (passe|passé|baisse|diminue|calme|parti*|disparu*)',
    ],
    answers: [
      'Tant mieux, et laissez-les venir quand même : une douleur qui passe se fait examiner. Dites-leur ce qui a changé.',
    ],
  },
  {
    id: 'ne-réagit-plus',
    patterns: [
      '(répond|réagit|réveille|bouge|parle) (pas|plus) & ! (parle pas de|parle plus de|question*|ça (répond|bouge))',
      '(perdu connaissance|inconscient*|convuls*|étouffe)',
      '(respire|respirer) (plus|mal|pas|bizarre*|difficile*)',
    ],
    answers: [
      'Redites cela au 15 ou au 112 tout de suite, en haut-parleur : ils vous guident geste par geste. Restez à côté, et ne raccrochez pas.',
    ],
  },
  {
    id: 'quand-arrivent-ils',
    patterns: ['(combien de temps|dans combien|arrivent quand|sont longs|toujours pas|encore longtemps|mettent)'],
    answers: [
      'Je ne peux pas le savoir d’ici ; la personne du 15 peut vous le dire. Rappelez-la si l’attente dure ou si quelque chose change.',
    ],
  },
  {
    id: 'position',
    patterns: [
      'comment .. (met|mets|mettre|installe*|allonge*|asseoir|tourne*)',
      '(met|mets|mettre|installe*|allonge*) [*] comment',
      '(mets|mettre|tourner|tourne|allonger|allonge|asseoir|bouger|déplacer|lever) .. (côté|dos|ventre|assis*|position|lit|canapé|jambes)',
      '(il|elle|{proche}) .. (veut|voudrait|essaie|essaye|peut) .. (lever|relever|marcher|bouger)',
      '(je|on|faut|dois|peux) [*] (la|le|l) (assois|assoit|asseoir|assieds|allonge|allonger|couche|coucher|lève|lever|bouge|bouger|déplace|déplacer|relève|relever)',
    ],
    answers: [
      'La position où la respiration est la plus facile, sans faire marcher ; qui respire et ne se réveille pas se met sur le côté, et le 15 guide le geste. Après une chute, ne bougez ni la tête ni le cou sans leur avis.',
    ],
  },
  {
    id: 'bon-signe',
    patterns: ['(respire|ouvre les yeux|parle|répond|conscient*|bouge|réveille*) & ! (plus|pas|mal|difficile*)'],
    answers: ['C’est bon signe. Dites-le aux secours, et continuez à parler doucement.'],
  },
  {
    id: 'se-calmer',
    patterns: [
      '(truc|exercice|astuce|chose) .. (paniquer|calmer|respirer|apaiser|attendant)',
      '(calmer|paniquer|panique|respirer|tremble*|peur|angoisse*|pleure*)',
    ],
    answers: [
      'Avoir peur est bien normal, là. Soufflez lentement par la bouche en comptant jusqu’à six, regardez un objet fixe, et recommencez : c’est l’expiration qui calme.',
      'Posez les deux pieds au sol et nommez tout bas cinq choses que vous voyez. Vous faites exactement ce qu’il faut.',
      'Gardez votre souffle long et lent, encore quelques minutes. Vous n’avez rien d’autre à réussir que d’attendre.',
    ],
  },
]

/** Said once those who help are there. */
export const followUpsAfterHelp: readonly FollowUp[] = [
  meGarder,
  {
    id: 'froideur',
    patterns: ['(froid*|sec|sèche*|robot|machine|distant*|insensible*)', '(pourquoi|toujours) .. (comme ça|pareil)'],
    answers: [
      'Vous avez raison, mes mots étaient secs. Vous venez de traverser quelque chose d’effrayant, et c’est de cela que je veux parler.',
    ],
    questions: ['Qu’est-ce qui a été le plus dur ?'],
  },
  {
    id: 'sous-le-choc',
    patterns: [
      '(choc|tremble*|peur|pleure*|vide|réalise*|flippé*|pas monter|monter avec|quoi faire de moi|sais plus quoi)',
    ],
    answers: [
      'C’est un choc, et il met du temps à redescendre. Asseyez-vous au chaud, buvez un peu d’eau, et laissez quelqu’un être avec vous.',
      'Le corps tient pendant l’urgence, puis il lâche. Trembler ou se sentir vide après coup est fréquent, et cela passe.',
    ],
    questions: ['Qui pourrait venir près de vous ?', 'Qui avez-vous pu prévenir ?'],
  },
  {
    id: 'merci',
    isQuiet: true,
    patterns: ['merci'],
    answers: [
      'Merci à vous d’avoir écrit. Prenez soin de vous ce soir, et revenez quand vous voulez raconter la suite.',
    ],
  },
]
