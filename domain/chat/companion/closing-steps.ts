import type { Step } from '../flow.ts'

/** Last step of every topic and exercise: the summary, in the person's own words. */
export const closing: Step = {
  says: ['Voici ce que vous avez dit, avec vos mots. Vous pouvez le garder, en faire une lettre, ou ne rien garder.'],
  choices: [
    { label: 'Autre sujet', to: 'topics' },
    { label: 'Souffler un moment', to: 'exercises' },
    { label: 'C’est tout pour aujourd’hui', to: 'end' },
  ],
  typed: 'closing',
  widget: 'summary',
}

/** Last steps of every topic: a suggestion of professional help, then the summary. */
export function closingSteps(number: number, door: string): { door: Step; closing: Step } {
  return {
    door: {
      says: [door],
      choices: [
        { label: 'Voir les consultations', href: '/appointment' },
        { label: 'Terminer', to: 'closing' },
        { label: 'Autre sujet', to: 'topics' },
      ],
      typed: 'closing',
      number,
    },
    closing,
  }
}
