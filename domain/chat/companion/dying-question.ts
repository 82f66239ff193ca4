import type { Step } from '../flow.ts'

/** One standing question in every topic that may hide it; a typed answer that is no clear « no » leads to care. */
export function dyingQuestion(next: string, number: number): Step {
  return {
    says: [
      'Une question que je pose toujours ici, parce qu’elle compte : l’idée de mourir, ou de ne plus être là, vous est-elle venue ces temps-ci ?',
    ],
    choices: [
      { label: 'Oui', to: 'flow:suicidal-thoughts', means: 'yes' },
      { label: 'Non', to: next, means: 'no' },
      { label: 'Je ne sais pas', to: 'flow:despair', means: 'unsure' },
    ],
    typed: next,
    careful: { to: 'flow:despair', unless: 'no' },
    number,
  }
}
