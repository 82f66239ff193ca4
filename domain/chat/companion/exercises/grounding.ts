import type { ExerciseFlow } from '../../flow.ts'

export const grounding: ExerciseFlow = {
  id: 'grounding',
  chip: 'Ancrage 5-4-3-2-1',
  title: 'Ancrage 5-4-3-2-1',
  asks: [/ 5 4 3 2 1 /, / ancrage /, / cinq sens /],
  start: 'one',
  steps: {
    one: {
      says: [
        'Revenons ici, doucement. Nommez cinq choses que vous voyez, même banales. Vous pouvez les écrire, ou toucher les ronds.',
      ],
      choices: [{ label: 'Suite', to: 'two', means: 'go-on' }],
      typed: 'two',
      number: 1,
      widget: 'five-discs',
    },
    two: {
      says: ['Quatre choses que vous pouvez toucher : un tissu, la table, vos mains.'],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      number: 2,
      widget: 'four-discs',
    },
    three: {
      says: ['Trois sons que vous entendez, proches ou lointains.'],
      choices: [{ label: 'Suite', to: 'four', means: 'go-on' }],
      typed: 'four',
      number: 3,
      widget: 'three-discs',
    },
    four: {
      says: ['Deux odeurs, ou deux odeurs que vous aimez si rien ne vient.'],
      choices: [{ label: 'Suite', to: 'five', means: 'go-on' }],
      typed: 'five',
      number: 4,
      widget: 'two-discs',
    },
    five: {
      says: ['Une saveur : une gorgée d’eau, par exemple. Sentez vos pieds sur le sol.'],
      choices: [{ label: 'Suite', to: 'end-words', means: 'go-on' }],
      typed: 'end-words',
      number: 5,
      widget: 'one-disc',
    },
    'end-words': {
      says: ['Vous venez de ramener votre attention ici, cinq fois de suite. Comment est votre corps à présent ?'],
      choices: [
        { label: 'Plus calme', to: 'calm' },
        { label: 'Pareil', to: 'again' },
        { label: 'Plus mal', to: 'flow:not-well' },
      ],
      typed: 'calm',
      number: 6,
    },
    again: {
      says: ['Cela arrive. On peut le refaire une fois, plus lentement, ou passer au souffle.'],
      choices: [
        { label: 'Le refaire', to: 'one' },
        { label: 'Respirer lentement', to: 'flow:breathing' },
        { label: 'Arrêter', to: 'end', means: 'stop' },
      ],
      typed: 'calm',
      number: 6,
    },
    calm: {
      says: ['Bien. C’est une chose que vous savez faire maintenant.'],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'calm',
      number: 6,
    },
  },
}
