import type { CareFlow } from '../flow.ts'
import { stayingSafe } from './common-steps.ts'
import { heardAboutSafety } from './heard-about-safety.ts'

export const voices: CareFlow = {
  id: 'voices',
  title: 'Des voix qui donnent des ordres',
  lines: ['samu', 'suicide', 'europe'],
  start: 'first',
  hears: [
    { form: / (?:frapper|tuer|attaquer|les avoir|avant eux|me defendre|entrent|montent) /, to: 'others' },
    ...heardAboutSafety,
  ],
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
    others: {
      says: [
        'Vous n’êtes pas obligé·e de faire ce que dit la voix, et vous n’avez pas à vous défendre seul·e. Posez ce que vous avez en main dans une autre pièce. Le 15 maintenant, ou le 114 par SMS si le téléphone fait peur : « J’entends des voix, j’ai peur de faire du mal. » Pouvez-vous le faire ?',
        'Rien dans les mains, et le 15 ou le 114 par SMS, maintenant : on vient vous aider, pas vous punir. Pouvez-vous ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'calling', means: 'yes' },
        { label: 'J’écris au 114', to: 'text' },
        { label: 'Je n’y arrive pas', to: 'now', means: 'no' },
      ],
      typed: 'stay',
      lines: ['samu', 'text', 'police'],
    },
    ...stayingSafe,
  },
}
