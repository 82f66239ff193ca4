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
