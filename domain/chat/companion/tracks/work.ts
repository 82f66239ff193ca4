import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const work: TopicFlow = {
  id: 'work',
  chip: 'Travail et études',
  title: 'Travail et études',
  start: 'what',
  steps: {
    what: {
      says: ['Le travail ou les études prennent beaucoup de place. Qu’est-ce qui est le plus dur ?'],
      choices: [
        { label: 'La charge', to: 'since' },
        { label: 'Une personne', to: 'person' },
        { label: 'La peur d’échouer', to: 'since' },
        { label: 'Je n’y trouve plus de sens', to: 'since' },
      ],
      typed: 'since',
      isKept: true,
      number: 1,
    },
    person: {
      says: ['Qu’est-ce que cette personne fait, concrètement, et depuis quand ?'],
      choices: [
        { label: 'Des reproches devant les autres', to: 'since' },
        { label: 'Des messages à toute heure', to: 'since' },
        { label: 'Des moqueries, des menaces', to: 'rights' },
      ],
      typed: 'since',
      isKept: true,
      number: 2,
    },
    rights: {
      says: [
        'Notez les faits avec les dates et gardez les messages : c’est utile quoi que vous décidiez. Le médecin du travail, les représentants du personnel ou l’infirmerie peuvent vous protéger. En avez-vous parlé à quelqu’un ?',
      ],
      choices: [
        { label: 'Oui', to: 'since', means: 'yes' },
        { label: 'Non', to: 'since', means: 'no' },
      ],
      typed: 'since',
      isKept: true,
      number: 2,
    },
    since: {
      says: ['Comment cela déborde-t-il sur le reste : le sommeil, l’humeur, les proches ?'],
      choices: [
        { label: 'Je dors mal', to: 'control' },
        { label: 'Je suis irritable', to: 'control' },
        { label: 'Je n’ai plus d’énergie', to: 'control' },
      ],
      typed: 'control',
      isKept: true,
      number: 3,
    },
    control: {
      says: ['Dans tout cela, qu’est-ce qui dépend de vous, même un peu ?'],
      choices: [
        { label: 'Presque rien', to: 'door' },
        { label: 'Mes horaires', to: 'small' },
        { label: 'Ma façon de m’y prendre', to: 'small' },
      ],
      typed: 'small',
      isKept: true,
      number: 4,
    },
    small: {
      says: [
        'Une seule limite ou un seul découpage suffit pour commencer : finir à une heure dite deux soirs par semaine, ou couper la tâche en morceaux de vingt-cinq minutes. Laquelle essayez-vous ?',
      ],
      choices: [
        { label: 'Une heure de fin', to: 'step' },
        { label: 'Découper la tâche', to: 'step' },
        { label: 'Demander de l’aide', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 5,
    },
    step: {
      says: ['Voulez-vous préparer cela ensemble ?'],
      choices: [
        { label: 'Oui, un petit pas', to: 'flow:small-step', means: 'yes' },
        { label: 'Plutôt un carnet de pensées', to: 'flow:thought-record' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 6,
    },
    ...closingSteps(
      7,
      'Votre médecin peut vous arrêter si le corps lâche ; le médecin du travail et les services de santé étudiante reçoivent gratuitement.',
    ),
  },
}
