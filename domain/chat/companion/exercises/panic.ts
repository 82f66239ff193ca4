import type { ExerciseFlow } from '../../flow.ts'
import { dyingQuestion } from '../dying-question.ts'

export const panic: ExerciseFlow = {
  id: 'panic',
  chip: 'Je panique, là',
  title: 'Une crise d’angoisse, maintenant',
  asks: [
    / (?:crise|attaque) (?:de panique|d angoisse|d anxiete) (?:\w+ ){0,4}(?:la|maintenant|en ce moment|en cours|tout de suite) /,
    / (?:je fais|je suis en pleine|en plein\w*|j ai) (?:une |la )?(?:crise|attaque) (?:de panique|d angoisse|d anxiete) /,
    / mains (?:\w+ ){0,2}fourmill\w+ /,
    /^ (?:(?:je|j|n|ne) )*(?:peux|arrive) (?:plus|pas) (?:a )?(?:bien )?respirer /,
    / coeur (?:qui )?(?:bat|tape|cogne|s emballe) (?:\w+ )?(?:trop |tres |super |hyper )?(?:vite|fort) /,
    /^ (?:je |j )?(?:panique|etouffe)(?: la| grave| trop| completement)? (?:\. |$)/,
  ],
  start: 'one',
  hears: [
    {
      form: / (?:mal|douleur|serre|oppress\w*|point) (?:\w+ ){0,3}(?:poitrine|thorax|coeur) | poitrine (?:\w+ ){0,2}serre/,
      to: 'flow:medical',
    },
    { form: /(?<! pas la| pas ma) premiere fois /, to: 'first' },
  ],
  steps: {
    one: {
      says: [
        'C’est une vague, elle va redescendre. Si c’est la première fois, ou si une douleur serre la poitrine : le 15. Sinon, restons ici ensemble. Posez les deux pieds au sol et regardez un point fixe. C’est fait ?',
        'On reprend doucement : les deux pieds au sol, un point fixe devant vous. Une douleur dans la poitrine, c’est le 15. C’est fait ?',
      ],
      choices: [
        { label: 'Oui', to: 'two', means: 'yes' },
        { label: 'C’est la première fois', to: 'first' },
        { label: 'J’ai mal à la poitrine', to: 'flow:medical' },
      ],
      typed: 'two',
      number: 1,
    },
    first: {
      says: [
        'Alors appelez le 15 : un médecin vous dira par téléphone si c’est une crise d’angoisse ou autre chose. Mieux vaut demander que rester dans le doute. En attendant, soufflez lentement, la bouche presque fermée.',
      ],
      choices: [
        { label: 'J’ai appelé', to: 'two', means: 'yes' },
        { label: 'Ce n’est pas la première', to: 'two' },
      ],
      typed: 'two',
      number: 1,
    },
    two: {
      says: [
        'Soufflez plus longtemps que vous n’inspirez. Des fourmillements dans les mains, le cœur qui bat fort, la tête légère : c’est désagréable et cela passe. Suivez le soleil.',
      ],
      choices: [{ label: 'Suite', to: 'three', means: 'go-on' }],
      typed: 'three',
      number: 2,
      widget: 'breathing',
    },
    three: {
      says: ['Maintenant, nommez à voix basse cinq choses que vous voyez.'],
      choices: [{ label: 'Suite', to: 'four', means: 'go-on' }],
      typed: 'four',
      number: 3,
      widget: 'five-discs',
    },
    four: {
      says: ['Où en est la vague ?'],
      choices: [
        { label: 'Elle redescend', to: 'dying' },
        { label: 'Pareil', to: 'longer' },
        { label: 'Plus fort', to: 'strong' },
      ],
      typed: 'dying',
      number: 4,
    },
    longer: {
      says: [
        'C’est fréquent : une vague prend dix à vingt minutes. Posez les mains sur quelque chose de frais ou de rugueux, et laissez le souffle sortir lentement. Une douleur dans la poitrine, c’est le 15. Et maintenant ?',
        'Encore un peu. Le corps se fatigue d’avoir peur, il redescend toujours. Et maintenant ?',
      ],
      choices: [
        { label: 'Elle redescend', to: 'dying' },
        { label: 'Toujours pareil', to: 'longer' },
        { label: 'Plus fort', to: 'strong' },
      ],
      typed: 'dying',
      number: 4,
    },
    strong: {
      says: [
        'Un souffle après l’autre. Si vous avez mal à la poitrine, si vous vous sentez partir ou si cela dure plus d’une demi-heure : le 15. Quelqu’un est-il près de vous ?',
      ],
      choices: [
        { label: 'Oui', to: 'two', means: 'yes' },
        { label: 'Non', to: 'two', means: 'no' },
        { label: 'Ça ne va pas du tout', to: 'flow:not-well' },
      ],
      typed: 'two',
      number: 4,
    },
    dying: dyingQuestion('end-words', 5),
    'end-words': {
      says: [
        'Bien. Buvez un peu d’eau, restez assis·e encore un moment. Une crise épuise, c’est normal d’avoir envie de dormir ou de pleurer après.',
      ],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'flow:anxiety' },
        { label: 'C’est tout pour l’instant', to: 'end' },
      ],
      typed: 'end-words',
      number: 6,
    },
  },
}
