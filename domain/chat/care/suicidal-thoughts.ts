import type { CareFlow } from '../flow.ts'
import { DENIES_DEATH } from '../reading/short-answer.ts'
import { stayingSafe } from './common-steps.ts'
import { heardAboutSafety } from './heard-about-safety.ts'

export const suicidalThoughts: CareFlow = {
  id: 'suicidal-thoughts',
  title: 'Idées de suicide',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  hears: [...heardAboutSafety, { form: DENIES_DEATH, to: 'not-now' }],
  steps: {
    first: {
      says: [
        'Merci de le dire ici. Au 3114, quelqu’un répond tout de suite, gratuitement, jour et nuit, et vous écoute sans juger. Je vous le demande simplement : pensez-vous à vous donner la mort ?',
        'Ce que vous écrivez compte. Le 3114 est là à toute heure pour en parler de vive voix. Pensez-vous au suicide, en ce moment ?',
        'C’est important que vous le disiez. Le 3114 répond jour et nuit. Est-ce que l’idée de mourir est là, maintenant ?',
      ],
      choices: [
        { label: 'Oui', to: 'soon', means: 'yes' },
        { label: 'Non', to: 'not-now', means: 'no' },
        { label: 'Je ne sais pas', to: 'unsure', means: 'unsure' },
        { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
      ],
      typed: 'soon',
      careful: { to: 'soon', unless: 'no' },
    },
    soon: {
      says: [
        'Je vous lis. Le 3114 peut vous aider à traverser ce moment. Avez-vous près de vous de quoi vous faire du mal, ou quelque chose de prévu ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:suicide-plan', means: 'yes' },
        { label: 'Non', to: 'near', means: 'no' },
        { label: 'Je ne sais pas', to: 'near', means: 'unsure' },
        { label: 'C’est déjà commencé', to: 'flow:overdose' },
      ],
      typed: 'near',
      careful: { to: 'flow:suicide-plan', unless: 'no', isNamed: true },
    },
    unsure: {
      says: [
        'On peut ne pas savoir, et cela se dit aussi. Le 3114 répond à tout le monde, même sans certitude. Est-ce que vous vous sentez en sécurité, là où vous êtes ?',
      ],
      choices: [
        { label: 'Oui', to: 'near', means: 'yes' },
        { label: 'Non', to: 'means', means: 'no' },
        { label: 'Je ne sais pas', to: 'near', means: 'unsure' },
      ],
      typed: 'near',
      careful: { to: 'means', unless: 'yes' },
    },
    'not-now': {
      says: [
        'D’accord, merci de me l’avoir dit. Si ces idées viennent ou reviennent, le 3114 est là à toute heure. Qu’est-ce qui pèse le plus, en ce moment ?',
      ],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'En fait, si', to: 'soon' },
      ],
      typed: 'stay',
    },
    ...stayingSafe,
  },
}
