import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const family: TopicFlow = {
  id: 'family',
  chip: 'Famille',
  title: 'Famille',
  start: 'what',
  steps: {
    what: {
      says: ['En famille, les mots pèsent plus qu’ailleurs. De qui s’agit-il surtout ?'],
      choices: [
        { label: 'Un parent', to: 'how' },
        { label: 'Un enfant', to: 'how' },
        { label: 'Frère ou sœur', to: 'how' },
        { label: 'Toute la famille', to: 'how' },
      ],
      typed: 'how',
      isKept: true,
      number: 1,
    },
    how: {
      says: ['Que se passe-t-il entre vous ?'],
      choices: [
        { label: 'On se dispute', to: 'safe' },
        { label: 'On ne se parle plus', to: 'since' },
        { label: 'Je porte tout', to: 'since' },
        { label: 'Je ne suis pas accepté·e', to: 'safe' },
      ],
      typed: 'since',
      isKept: true,
      number: 2,
    },
    safe: {
      says: [
        'Une question que je pose toujours : y a-t-il des coups, des menaces, ou quelque chose qui vous fait peur ?',
      ],
      choices: [
        { label: 'Oui', to: 'flow:not-well', means: 'yes' },
        { label: 'Non', to: 'since', means: 'no' },
      ],
      typed: 'since',
      number: 3,
    },
    since: {
      says: ['Est-ce ancien, ou quelque chose a-t-il changé récemment ?'],
      choices: [
        { label: 'C’est ancien', to: 'want' },
        { label: 'C’est récent', to: 'want' },
      ],
      typed: 'want',
      isKept: true,
      number: 4,
    },
    want: {
      says: ['Si une seule chose pouvait changer, laquelle serait-ce ?'],
      choices: [
        { label: 'Être entendu·e', to: 'limit' },
        { label: 'Avoir la paix', to: 'limit' },
        { label: 'Retrouver le lien', to: 'link' },
      ],
      typed: 'step',
      isKept: true,
      number: 5,
    },
    link: {
      says: [
        'Un lien se renoue souvent par un geste petit et sans reproche : une carte, une photo, « Je pense à toi ». Sans attendre de réponse tout de suite. Quel serait le vôtre ?',
      ],
      choices: [
        { label: 'Je vois lequel', to: 'step' },
        { label: 'C’est trop tôt', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 6,
    },
    limit: {
      says: [
        'On ne change pas les autres, mais on peut poser une limite simple : dire ce qu’on fera, plutôt que ce qu’ils doivent faire. Par exemple : « Ce soir, je ne m’occupe pas du repas », ou « Si on crie, je sors de la pièce ». Quelle serait la vôtre ?',
      ],
      choices: [
        { label: 'Je vois laquelle', to: 'step' },
        { label: 'C’est trop difficile', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 6,
    },
    step: {
      says: ['Voulez-vous écrire ce que vous n’arrivez pas à dire, sans l’envoyer ?'],
      choices: [
        { label: 'Oui', to: 'flow:unsent-letter', means: 'yes' },
        { label: 'Plutôt souffler', to: 'exercises' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 7,
    },
    ...closingSteps(
      8,
      'Le Fil santé jeunes, l’École des parents, les plateformes de répit pour les aidants sont gratuits. Ici, une consultation peut se faire seul·e ou en famille.',
    ),
  },
}
