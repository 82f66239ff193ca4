import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const stress: TopicFlow = {
  id: 'stress',
  chip: 'Stress',
  title: 'Stress',
  start: 'what',
  steps: {
    what: {
      says: ['Quand tout s’accumule, le corps reste en alerte. Qu’est-ce qui pèse le plus en ce moment ?'],
      choices: [
        { label: 'Trop de choses à faire', to: 'body' },
        { label: 'Une échéance qui approche', to: 'body' },
        { label: 'L’argent', to: 'body' },
        { label: 'Je n’ai plus de pause', to: 'body' },
      ],
      typed: 'body',
      isKept: true,
      number: 1,
    },
    body: {
      says: ['Merci. Où le sentez-vous d’abord : dans le corps, dans les pensées, dans l’humeur ?'],
      choices: [
        { label: 'Dans le corps', to: 'since' },
        { label: 'Dans les pensées', to: 'since' },
        { label: 'Je m’énerve vite', to: 'since' },
      ],
      typed: 'since',
      isKept: true,
      number: 2,
    },
    since: {
      says: ['Et depuis combien de temps est-ce ainsi ?'],
      choices: [
        { label: 'Quelques jours', to: 'relief' },
        { label: 'Des semaines', to: 'relief' },
        { label: 'Des mois', to: 'relief' },
      ],
      typed: 'relief',
      isKept: true,
      number: 3,
    },
    relief: {
      says: ['Y a-t-il un moment de la journée, même court, où cela redescend un peu ?'],
      choices: [
        { label: 'Oui', to: 'lever', means: 'yes' },
        { label: 'Presque jamais', to: 'lever', means: 'no' },
        { label: 'Je ne sais pas', to: 'lever', means: 'unsure' },
      ],
      typed: 'lever',
      isKept: true,
      number: 4,
    },
    lever: {
      says: [
        'Ce qui aide le plus souvent : mettre par écrit tout ce qui tourne, puis choisir une seule chose à faire aujourd’hui, une à remettre, une à confier. Laquelle pourriez-vous remettre ou confier ?',
      ],
      choices: [
        { label: 'Je vois laquelle', to: 'step' },
        { label: 'Aucune', to: 'step' },
        { label: 'M’aider à en choisir une', to: 'flow:small-step' },
      ],
      typed: 'step',
      isKept: true,
      number: 5,
    },
    step: {
      says: [
        'D’accord. Avant de continuer, que diriez-vous de faire redescendre la tension maintenant, trois minutes ?',
      ],
      choices: [
        { label: 'Respirer un peu', to: 'flow:breathing' },
        { label: 'Plutôt un petit pas', to: 'flow:small-step' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 6,
    },
    ...closingSteps(
      7,
      'Si cela dure depuis des semaines ou gâche le sommeil, en parler aide : votre médecin, le service de santé au travail ou universitaire, ou une consultation ici.',
    ),
  },
}
