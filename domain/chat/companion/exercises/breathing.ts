import type { ExerciseFlow } from '../../flow.ts'

export const breathing: ExerciseFlow = {
  id: 'breathing',
  chip: 'Respirer',
  title: 'Respiration lente',
  asks: [
    / (?:truc|exercice|moyen|technique|methode|aide\w*(?: moi)?) (?:\w+ ){0,3}(?:me|se|nous) (?:calmer|detendre|apaiser) /,

    / (?:respir\w+|souffler) (?:\w+ ){0,2}(?:lentement|un peu|avec (?:moi|vous)|exercice) /,
    / exercice (?:\w+ ){0,2}respiration /,
    / coherence cardiaque /,
    / aidez moi a (?:me calmer|respirer) /,
  ],
  start: 'one',
  steps: {
    one: {
      says: [
        'Installez-vous, les épaules relâchées. Suivez le soleil à l’écran : inspirez par le nez quand il grandit, soufflez doucement quand il se pose. Si la tête tourne, reprenez votre souffle habituel.',
      ],
      choices: [{ label: 'Suite', to: 'two', means: 'go-on' }],
      typed: 'two',
      number: 1,
      widget: 'breathing',
    },
    two: {
      says: [
        'Continuez cinq souffles : quatre temps pour inspirer, six pour souffler, comme sur une bougie qu’on ne veut pas éteindre.',
      ],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      number: 2,
      widget: 'breathing',
    },
    three: {
      says: [
        'Posez une main sur le ventre et laissez-la se soulever puis redescendre. Encore cinq souffles, sans forcer.',
      ],
      choices: [{ label: 'Suite', to: 'end-words', means: 'go-on' }],
      typed: 'end-words',
      number: 3,
      widget: 'breathing',
    },
    'end-words': {
      says: [
        'C’est fait. Vous pouvez refaire ces souffles n’importe où, sans que personne le voie. Comment est-ce, maintenant ?',
      ],
      choices: [
        { label: 'Encore un peu', to: 'one' },
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'end-words',
      number: 4,
    },
  },
}
