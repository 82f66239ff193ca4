import type { CareFlow } from '../flow.ts'
import { stayingSafe } from './common-steps.ts'
import { heardAboutSafety } from './heard-about-safety.ts'

export const suicidePlan: CareFlow = {
  id: 'suicide-plan',
  title: 'Un projet, un moyen, un lieu ou un moment',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  hears: heardAboutSafety,
  steps: {
    first: {
      says: [
        'Merci de le dire, maintenant. Appelez le 3114, ou le 15 si cela peut arriver dans les minutes qui viennent : on vous répond tout de suite. D’abord, éloignez-vous de l’endroit ou de ce que vous avez prévu. Pouvez-vous le faire ?',
        'Ce moment est dangereux, et il peut passer. Le 3114 et le 15 répondent tout de suite. Commencez par vous éloigner du lieu ou du moyen, rejoignez un endroit où il y a quelqu’un. Est-ce possible ?',
      ],
      choices: [
        { label: 'Oui, je m’éloigne', to: 'near', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'J’appelle', to: 'calling' },
        { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
      ],
      typed: 'near',
    },
    ...stayingSafe,
  },
}
