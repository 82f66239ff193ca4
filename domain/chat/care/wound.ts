import type { CareFlow } from '../flow.ts'
import { stayingSafe } from './common-steps.ts'
import { heardAboutSafety } from './heard-about-safety.ts'

export const wound: CareFlow = {
  id: 'wound',
  title: 'Une blessure que l’on s’est faite',
  lines: ['samu', 'suicide', 'europe'],
  start: 'first',
  hears: heardAboutSafety.filter(({ to }) => to !== 'flow:wound'),
  steps: {
    first: {
      says: [
        'Merci de le dire. Si cela saigne beaucoup, si c’est profond ou si vous avez la tête qui tourne : le 15 ou le 112 maintenant. Sinon, appuyez avec un linge propre ; le 3114 écoute pendant ce temps. Est-ce que cela saigne encore ?',
      ],
      choices: [
        { label: 'Oui', to: 'bleeding', means: 'yes' },
        { label: 'Non', to: 'closed', means: 'no' },
        { label: 'Je ne sais pas', to: 'bleeding', means: 'unsure' },
      ],
      typed: 'bleeding',
    },
    bleeding: {
      says: [
        'Appuyez fort, sans relâcher, et appelez le 15 ou le 112. S’il y a quelqu’un près de vous, appelez cette personne. Le 114 répond par SMS si vous ne pouvez pas parler.',
      ],
      choices: [
        { label: 'J’ai appelé', to: 'settled', means: 'yes' },
        { label: 'Ça s’arrête', to: 'closed' },
        { label: 'Je ne veux pas', to: 'unsure-of-it', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
      ],
      typed: 'unsure-of-it',
      lines: ['samu', 'text', 'europe'],
    },
    'unsure-of-it': {
      says: [
        'Vous n’avez pas à décider seul·e si c’est grave : au 15 ou au 112, un médecin le dit au téléphone, sans reproche, et vous n’allez pas toujours à l’hôpital. Continuez d’appuyer. Est-ce que quelqu’un peut rester avec vous ?',
      ],
      choices: [
        { label: 'J’appelle', to: 'settled', means: 'yes' },
        { label: 'Quelqu’un arrive', to: 'settled' },
        { label: 'Ça ne saigne plus', to: 'closed', means: 'no' },
        { label: 'Je ne peux pas appeler', to: 'cannot-call', means: 'cannot-call' },
      ],
      typed: 'stay',
      lines: ['samu', 'text', 'suicide'],
    },
    closed: {
      says: [
        'D’accord. Un médecin ou une pharmacie peut regarder la plaie aujourd’hui, sans reproche. Et le 3114 répond aussi pour cela, jour et nuit. Avez-vous encore envie de vous faire mal, là ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:self-harm-urge', means: 'yes' },
        { label: 'Non', to: 'die', means: 'no' },
        { label: 'Je ne sais pas', to: 'flow:self-harm-urge', means: 'unsure' },
      ],
      typed: 'die',
    },
    die: {
      says: ['Je vous pose aussi la question simplement, parce qu’elle compte : pensez-vous à mourir ?'],
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
