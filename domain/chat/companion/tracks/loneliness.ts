import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'
import { dyingQuestion } from '../dying-question.ts'

export const loneliness: TopicFlow = {
  id: 'loneliness',
  chip: 'Solitude',
  title: 'Solitude',
  start: 'what',
  steps: {
    what: {
      says: [
        'On peut être seul·e sans personne, ou seul·e au milieu des autres. Qu’est-ce qui ressemble le plus à ce que vous vivez ?',
      ],
      choices: [
        { label: 'Je vois peu de monde', to: 'since' },
        { label: 'Je suis entouré·e, mais pas compris·e', to: 'since' },
        { label: 'J’ai perdu des liens', to: 'since' },
      ],
      typed: 'since',
      isKept: true,
      number: 1,
    },
    since: {
      says: ['Y a-t-il eu un avant et un après : un déménagement, une rupture, une retraite, autre chose ?'],
      choices: [
        { label: 'Oui', to: 'missing', means: 'yes' },
        { label: 'Non, c’est ancien', to: 'missing', means: 'no' },
      ],
      typed: 'missing',
      known: / (?:demenag\w+|rupture|separ\w+|divorc\w+|retraite|quittee?|nouvelle ville|nouveau travail|deuil) /,
      isKept: true,
      number: 2,
    },
    missing: {
      says: ['Qu’est-ce qui manque le plus ?'],
      choices: [
        { label: 'Quelqu’un à qui parler', to: 'dying' },
        { label: 'Faire des choses ensemble', to: 'dying' },
        { label: 'Être touché·e, pris·e dans les bras', to: 'dying' },
      ],
      typed: 'dying',
      isKept: true,
      number: 3,
    },
    dying: dyingQuestion('one', 4),
    one: {
      says: ['Y a-t-il une personne, même éloignée, à qui un message ferait plaisir ?'],
      choices: [
        { label: 'Oui, je vois qui', to: 'write' },
        { label: 'Je n’ose pas', to: 'write' },
        { label: 'Personne', to: 'places' },
      ],
      typed: 'write',
      isKept: true,
      number: 5,
    },
    write: {
      says: [
        'Un message court suffit : « Je pensais à toi, comment vas-tu ? » Sans excuse, sans attente. La plupart des gens sont plus contents qu’on ne le croit d’être recontactés. Voulez-vous l’écrire aujourd’hui ?',
      ],
      choices: [
        { label: 'Oui', to: 'step', means: 'yes' },
        { label: 'Plus tard', to: 'places', means: 'no' },
      ],
      typed: 'places',
      isKept: true,
      number: 6,
    },
    places: {
      says: [
        'Les liens naissent surtout là où l’on revient chaque semaine : un cours, une chorale, un coup de main dans une association. Une seule chose, une heure. Laquelle vous tenterait ?',
      ],
      choices: [
        { label: 'J’ai une idée', to: 'step' },
        { label: 'Rien ne me tente', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 7,
    },
    step: {
      says: ['Voulez-vous en faire un petit pas précis, ou être un peu plus doux ou douce avec vous d’abord ?'],
      choices: [
        { label: 'Un petit pas', to: 'flow:small-step' },
        { label: 'De la douceur envers moi', to: 'flow:kindness' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 8,
    },
    ...closingSteps(
      9,
      'SOS Amitié et la Croix-Rouge écoutent les personnes seules, et ici une personne peut vous recevoir en vidéo.',
    ),
  },
}
