import type { CareFlow } from '../flow.ts'
import { stayingSafe } from './common-steps.ts'
import { heardAboutSafety } from './heard-about-safety.ts'

export const selfHarmUrge: CareFlow = {
  id: 'self-harm-urge',
  title: 'L’envie de se faire mal',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  hears: heardAboutSafety,
  steps: {
    first: {
      says: [
        'Merci de le dire avant. Cette envie monte puis redescend : on va gagner dix minutes. D’abord, posez ou éloignez ce que vous avez en main, changez de pièce. Le 3114 est là pour en parler, à toute heure. Pouvez-vous vous éloigner ?',
        'On reprend au même endroit : mettre de la distance, gagner dix minutes. Le 3114 répond pendant ce temps. Pouvez-vous changer de pièce ?',
      ],
      choices: [
        { label: 'Oui', to: 'ten-minutes', means: 'yes' },
        { label: 'Non', to: 'near', means: 'no' },
        { label: 'Je l’ai déjà fait', to: 'flow:wound' },
        { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
      ],
      typed: 'ten-minutes',
    },
    'ten-minutes': {
      says: [
        'Pendant dix minutes, donnez au corps une sensation forte et sans danger : un glaçon serré dans la main, de l’eau froide sur le visage, marcher vite dans l’escalier. Puis revenez me dire où en est l’envie.',
      ],
      choices: [
        { label: 'Elle baisse', to: 'die' },
        { label: 'Pareil', to: 'near' },
        { label: 'Plus forte', to: 'now' },
      ],
      typed: 'die',
    },
    die: {
      says: ['Bien. Une question directe, parce qu’elle compte : à côté de cette envie, y a-t-il l’idée de mourir ?'],
      choices: [
        { label: 'Oui', to: 'flow:suicidal-thoughts', means: 'yes' },
        { label: 'Non', to: 'after', means: 'no' },
        { label: 'Je ne sais pas', to: 'near', means: 'unsure' },
      ],
      typed: 'near',
      careful: { to: 'flow:suicidal-thoughts', unless: 'no' },
    },
    ...stayingSafe,
  },
}
