import type { CareFlow } from '../flow.ts'
import { heardAboutSafety, stayingSafe } from './common-steps.ts'

export const voices: CareFlow = {
  id: 'voices',
  title: 'Des voix qui donnent des ordres',
  lines: ['samu', 'suicide', 'europe'],
  start: 'first',
  hears: heardAboutSafety,
  steps: {
    first: {
      says: [
        'Merci de le dire. Entendre des voix qui ordonnent fait peur, et cela se soigne. Le 15 et le 3114 savent quoi faire, tout de suite. Est-ce qu’elles vous demandent de vous faire du mal, ou d’en faire à quelqu’un ?',
      ],
      choices: [
        { label: 'Oui', to: 'order', means: 'yes' },
        { label: 'Non', to: 'near', means: 'no' },
        { label: 'Je ne sais pas', to: 'order', means: 'unsure' },
      ],
      typed: 'order',
    },
    order: {
      says: [
        'Vous n’êtes pas obligé·e d’obéir. Éloignez-vous des objets dangereux et rejoignez quelqu’un. Appelez le 15 et dites : « J’entends des voix qui me donnent des ordres. » Pouvez-vous le faire ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'calling', means: 'yes' },
        { label: 'Quelqu’un est avec moi', to: 'beside' },
        { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
      ],
      typed: 'near',
    },
    ...stayingSafe,
  },
}
