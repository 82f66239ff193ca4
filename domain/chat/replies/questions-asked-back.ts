import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

/** What is asked of our own questions, in any danger. */
export const questionsAskedBack: readonly QuestionInAnyDanger[] = [
  {
    id: 'why-do-you-ask',
    asks: [
      'pourquoi [est ce que] (vous|tu) [me|m] (demandez|demandes|posez|poses|redemandez|redemandes) [*] [*] (ça|cela|question*|si *|$)',
      '(arrêtez|arrête) de me (demander|redemander) (ça|cela|si *)',
    ],
    answers: {
      any: [
        'Je le demande à tous ceux qui traversent quelque chose de dur, parce que cela peut peser plus lourd qu’on ne le dit. Si c’est non, je l’entends, et nous parlons de ce qui vous arrive.',
        'Parce que je préfère poser la question que passer à côté. Votre réponse compte, et je ne la redemanderai pas sans raison.',
      ],
    },
  },
]
