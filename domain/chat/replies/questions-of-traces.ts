import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

const KEEP_MESSAGES = [
  'Gardez-les, sans répondre : captures avec les dates, envoyées à une personne sûre si votre téléphone est regardé. Rien n’oblige à s’en servir ; effacés, ils ne reviennent pas.',
] as const

/** What is asked of what is left behind: clothes, messages, an answer that is waited for. */
export const questionsOfTraces: readonly QuestionInAnyDanger[] = [
  {
    id: 'keep-messages',
    asks: [
      '(garde|garder|efface|effacer|supprime|supprimer|jette) .. (messages|sms|textos|mails|captures|vocaux|preuves) .. & ! (conversation|compte)',
      '(messages|sms|textos|mails|captures|vocaux) .. (garde|garder|efface|effacer|supprime|supprimer)',
    ],
    answers: { couple: KEEP_MESSAGES, harmed: KEEP_MESSAGES, elder: KEEP_MESSAGES },
  },
  {
    id: 'keep-clothes',
    asks: ['(garde|garder|lave|laver|jette|jeter) .. (habits|vêtements|culotte|draps|robe|pantalon|affaires)'],
    answers: {
      harmed: [
        'Oui, gardez-les tels quels, sans les laver, dans un sac en papier : ils peuvent servir plus tard, si vous le décidez. Rien ne vous y oblige.',
      ],
      couple: [
        'Oui, gardez-les tels quels, sans les laver, dans un sac en papier, en lieu sûr : ils peuvent servir plus tard, si vous le décidez.',
      ],
    },
  },
  {
    id: 'answer-who-harmed',
    asks: [
      '(je|dois|faut que je|devrais) [je] [lui] (réponds|répondre|décroche|décrocher|rappelle|rappeler) [lui|ou pas|ou non|quand même|$] & ! (quoi|comment|15|17|samu|police)',
    ],
    answers: {
      harmed: [
        'Rien ne vous y oblige, et mieux vaut ne pas répondre pour l’instant. Gardez le message tel quel, et montrez-le à une personne sûre.',
      ],
    },
  },
  {
    id: 'tell-the-truth',
    asks: [
      '(je|dois|faut que je) [je] (lui|leur) [dire|dis|dise] (dis|dire|avoue|avouer|raconte) [*] (la vérité|tout|ce que j ai fait|ce qui s est passé) & ! (quoi|comment)',
      '(je|j) (lui|leur) dis (la vérité|tout)',
    ],
    answers: {
      'own-act': [
        'Oui, à une personne en qui vous avez confiance, en peu de mots : « J’ai eu un geste que je regrette, je suis à bout, et j’ai besoin d’un relais. » C’est ce qui protège tout le monde.',
      ],
    },
  },
]
