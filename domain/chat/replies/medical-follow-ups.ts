import type { FollowUp } from './follow-up.ts'

/** What holds somebody back from calling for a body in danger. */
export const medicalFollowUps: readonly FollowUp[] = [
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
  {
    id: 'position',
    patterns: [
      'comment .. (met|mets|mettre|installe*|allonge*|asseoir|tourne*)',
      '(met|mets|mettre|installe*|allonge*) [*] comment',
    ],
    answers: [
      'Demandez-le à la personne au bout du fil : elle guide le geste. Après une chute, mieux vaut ne bouger ni la tête ni le cou.',
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
      'Posez les deux pieds au sol et nommez tout bas cinq choses que vous voyez. Vous faites exactement ce qu’il faut, et l’aide est en chemin.',
      'Gardez votre souffle long et lent, encore quelques minutes. Vous n’avez rien d’autre à réussir que d’attendre.',
    ],
  },
]

/** Said once those who help are there. */
export const followUpsAfterHelp: readonly FollowUp[] = [
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
