import type { CareFlow } from '../flow.ts'
import { DENIES_DEATH } from '../reading/short-answer.ts'
import { FIREARM, MEDICINES, SOMEBODY_ELSE } from './heard-words.ts'

export const despair: CareFlow = {
  id: 'despair',
  title: 'Désespoir, ne plus vouloir être là',
  lines: ['suicide', 'samu', 'europe'],
  start: 'first',
  hears: [
    { form: FIREARM, to: 'flow:suicide-plan' },
    { form: MEDICINES, to: 'flow:suicidal-thoughts' },
    { form: SOMEBODY_ELSE, to: 'flow:worry-for-other' },
    { form: DENIES_DEATH, to: 'support' },
  ],
  steps: {
    first: {
      says: [
        'Ce que vous portez a l’air très lourd, et vous n’avez pas à le porter sans personne : un proche, un médecin, ou le 3114 qui écoute jour et nuit. Je vous le demande simplement : vous arrive-t-il de penser à mourir ?',
        'Merci de continuer à le dire. Le 3114 et un médecin sont là pour cela aussi. L’idée de mourir vous vient-elle, en ce moment ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:suicidal-thoughts', means: 'yes' },
        { label: 'Non', to: 'support', means: 'no' },
        { label: 'Je ne sais pas', to: 'unsure', means: 'unsure' },
      ],
      typed: 'listen',
      careful: { to: 'flow:suicidal-thoughts', unless: 'no' },
    },
    unsure: {
      says: [
        'On peut vouloir que tout s’arrête sans vouloir mourir, et ne pas savoir où l’on en est. Le 3114 aide justement à y voir plus clair. Vous sentez-vous en sécurité aujourd’hui ?',
      ],
      choices: [
        { label: 'Oui', to: 'support', means: 'yes' },
        { label: 'Non', to: 'flow:suicidal-thoughts', means: 'no' },
        { label: 'Je ne sais pas', to: 'support', means: 'unsure' },
      ],
      typed: 'listen',
      careful: { to: 'flow:suicidal-thoughts', unless: 'yes' },
    },
    support: {
      says: [
        'D’accord. Quand l’avenir se ferme, parler à quelqu’un rouvre souvent une porte : qui, autour de vous, pourrait savoir que ça ne va pas ?',
      ],
      choices: [
        { label: 'Quelqu’un le sait', to: 'doctor' },
        { label: 'Personne', to: 'tell' },
        { label: 'Je ne veux pas déranger', to: 'burden' },
      ],
      typed: 'listen',
    },
    burden: {
      says: [
        'Beaucoup de gens qui souffrent croient peser sur les autres ; ceux qui les aiment disent presque toujours l’inverse. Une phrase suffit : « Je ne vais pas bien, je peux te parler ? »',
      ],
      choices: [
        { label: 'Je peux essayer', to: 'doctor' },
        { label: 'Pas maintenant', to: 'tell' },
      ],
      typed: 'listen',
    },
    tell: {
      says: [
        'Alors cela peut être quelqu’un dont c’est le métier : votre médecin, ou le 3114 même sans urgence, gratuitement et sans donner son nom. Ici aussi, une consultation avec un étudiant ou une étudiante en psychologie supervisé·e est possible.',
      ],
      choices: [
        { label: 'Prendre rendez-vous', href: '/appointment' },
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Ça devient plus grave', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis. Je suis un programme et je ne comprends pas tout : un proche, un médecin ou le 3114 entendra mieux. De quoi avez-vous le plus besoin, là ?',
        'Merci de continuer à écrire. Qu’est-ce qui est le plus proche ?',
        'C’est lourd, et vous le dites quand même. Le 3114 écoute aussi sans urgence. Qu’est-ce qui vous aiderait, là ?',
      ],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Je pense à mourir', to: 'flow:suicidal-thoughts' },
        { label: 'En parler à quelqu’un', to: 'support' },
      ],
      typed: 'listen',
    },
    doctor: {
      says: [
        'Si cela dure, un médecin peut aider, même quand tout paraît sans issue. Voulez-vous parler de ce qui pèse le plus, ou d’abord souffler un peu ?',
      ],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'Ça devient plus grave', to: 'flow:suicidal-thoughts' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}
