import type { CareFlow } from '../flow.ts'
import { stayingSafe } from './common-steps.ts'
import { heardAboutSafety } from './heard-about-safety.ts'

export const methodQuestion: CareFlow = {
  id: 'method-question',
  title: 'Une question sur la façon de mourir',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  hears: heardAboutSafety,
  steps: {
    first: {
      says: [
        'Je ne réponds pas à cette question, quelle qu’en soit la raison. Le 3114 répond, lui, à ce qu’il y a derrière, jour et nuit. Posez-vous la question pour vous : pensez-vous à mourir ?',
        'Là-dessus je ne dirai rien. Ce qui compte, c’est vous : le 3114 est là à toute heure. Pensez-vous à mourir ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:suicidal-thoughts', means: 'yes' },
        { label: 'Non', to: 'other', means: 'no' },
        { label: 'Je ne sais pas', to: 'near', means: 'unsure' },
        { label: 'C’est pour quelqu’un d’autre', to: 'flow:other-in-crisis' },
      ],
      typed: 'near',
      careful: { to: 'flow:suicidal-thoughts', unless: 'no' },
    },
    other: {
      says: [
        'D’accord. Si c’est pour un travail ou un texte, un professionnel de la prévention peut vous aider à en parler sans danger. Si ces idées viennent un jour, le 3114 est là. De quoi voulez-vous parler ?',
      ],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'En fait, si', to: 'near' },
        { label: 'C’est tout', to: 'end' },
      ],
      typed: 'after',
    },
    ...stayingSafe,
  },
}
