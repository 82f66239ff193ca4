import type { ExerciseFlow } from '../../flow.ts'

export const sleepNow: ExerciseFlow = {
  id: 'sleep-now',
  chip: 'Au lit, maintenant',
  title: 'Au lit, maintenant',
  asks: [
    / (?:je suis|suis) (?:au|dans mon) lit (?:\w+ ){0,6}(?:dors? pas|dormir|insomnie) /,
    / il est \d+ ?h? (?:\w+ ){0,4}(?:dors? pas|arrive pas a dormir) /,
  ],
  start: 'one',
  steps: {
    one: {
      says: [
        'D’accord, tout bas. Baissez la lumière de l’écran au minimum. Vous n’avez rien à réussir : reposer le corps compte déjà. Êtes-vous couché·e depuis plus de vingt minutes ?',
      ],
      choices: [
        { label: 'Oui', to: 'two', means: 'yes' },
        { label: 'Non', to: 'three', means: 'no' },
      ],
      typed: 'three',
      number: 1,
    },
    two: {
      says: [
        'Alors levez-vous un moment, dans une autre pièce, sans lumière vive : un verre d’eau, quelques pages de quelque chose d’ennuyeux. Revenez quand les paupières tombent. Ou restez, et soufflons ensemble.',
      ],
      choices: [
        { label: 'Souffler ici', to: 'three' },
        { label: 'Je me lève un peu', to: 'four' },
      ],
      typed: 'three',
      number: 2,
    },
    three: {
      says: [
        'Relâchez la mâchoire, les épaules, les mains, les pieds, l’un après l’autre. Puis un souffle long, sans compter. Les pensées passent comme des voitures dans la rue.',
      ],
      choices: [{ label: 'Suite', to: 'four', means: 'go-on' }],
      typed: 'four',
      number: 3,
      widget: 'breathing',
    },
    four: {
      says: [
        'Laissez l’heure de côté : retournez le réveil. Une mauvaise nuit se rattrape mieux qu’on ne le croit. Posez ce téléphone loin de l’oreiller, je serai encore là demain.',
      ],
      choices: [
        { label: 'Bonne nuit', to: 'end' },
        { label: 'Des soucis tournent', to: 'five' },
        { label: 'Ça ne va pas du tout', to: 'flow:not-well' },
      ],
      typed: 'end',
      number: 4,
    },
    five: {
      says: ['Écrivez-les ici en quelques mots, ils seront gardés jusqu’à demain et la tête peut les lâcher.'],
      choices: [{ label: 'C’est écrit', to: 'four' }],
      typed: 'four',
      isKept: true,
      number: 4,
    },
  },
}
