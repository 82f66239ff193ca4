import type { DirectQuestion } from './direct-question.ts'

/** What is asked, for themselves, by who called for a neighbour. */
export const questionsNextDoor: readonly DirectQuestion[] = [
  {
    id: 'at-my-door',
    asks: [
      '(sonne|frappe|tape|toque|vient|venir|débarque|descend|monte) .. (chez moi|à ma porte|ma porte|ici|me voir) & (ouvre|ouvrir|fais quoi|faire quoi|quoi faire|fais comment|réponds)',
      "(ouvre|ouvrir) [*] [*] (s'il|si il|si elle|pas)",
    ],
    answers: [
      'Non, n’ouvrez pas, et ne répondez pas à travers la porte. Si l’on insiste ou menace, c’est le 17, ou un SMS au 114. Dites aussi aux policiers que vous avez peur pour vous : ils peuvent en tenir compte.',
    ],
  },
]
