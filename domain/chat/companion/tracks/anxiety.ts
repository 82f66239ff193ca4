import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'

export const anxiety: TopicFlow = {
  id: 'anxiety',
  chip: 'Angoisse et panique',
  title: 'Angoisse et panique',
  start: 'what',
  hears: [
    {
      form: /^ (?:\w+ ){0,2}maintenant | coeur (?:qui )?(?:bat|s emballe|tape|cogne)|peux (?:plus|pas) respirer /,
      to: 'flow:panic',
    },
  ],
  steps: {
    what: {
      says: [
        'L’angoisse met tout le corps en alerte, et cela épuise. Est-ce une crise maintenant, ou quelque chose qui revient ?',
      ],
      choices: [
        { label: 'Maintenant', to: 'flow:panic' },
        { label: 'Ça revient souvent', to: 'where' },
        { label: 'Une inquiétude de fond', to: 'where' },
      ],
      typed: 'where',
      isKept: true,
      number: 1,
    },
    where: {
      says: ['Dans quels moments vient-elle surtout ?'],
      choices: [
        { label: 'Dans les transports ou la foule', to: 'body' },
        { label: 'Avant de voir des gens', to: 'body' },
        { label: 'Le soir ou la nuit', to: 'body' },
        { label: 'Sans raison visible', to: 'body' },
      ],
      typed: 'body',
      isKept: true,
      number: 2,
    },
    body: {
      says: ['Que fait votre corps à ce moment-là ?'],
      choices: [
        { label: 'Le cœur s’emballe', to: 'avoid' },
        { label: 'Le souffle se bloque', to: 'avoid' },
        { label: 'La tête tourne', to: 'avoid' },
      ],
      typed: 'avoid',
      isKept: true,
      number: 3,
    },
    avoid: {
      says: ['Y a-t-il des choses que vous ne faites plus à cause d’elle ?'],
      choices: [
        { label: 'Oui', to: 'wave', means: 'yes' },
        { label: 'Pas encore', to: 'wave', means: 'no' },
        { label: 'Je ne sais pas', to: 'wave', means: 'unsure' },
      ],
      typed: 'wave',
      isKept: true,
      number: 4,
    },
    wave: {
      says: [
        'Une montée d’angoisse est une vague : elle grimpe, atteint un sommet et redescend, souvent en moins d’une demi-heure, surtout si l’on ne lutte pas contre. Éviter soulage sur le moment et la fait grandir ensuite. Qu’est-ce que vous aimeriez pouvoir refaire ?',
      ],
      choices: [
        { label: 'Je vois quoi', to: 'step' },
        { label: 'Je ne sais pas encore', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 5,
    },
    step: {
      says: ['Voulez-vous apprendre un geste pour les prochaines fois, à faire une fois par jour quand tout va bien ?'],
      choices: [
        { label: 'Ancrage 5-4-3-2-1', to: 'flow:grounding' },
        { label: 'Respiration lente', to: 'flow:breathing' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 6,
    },
    ...closingSteps(
      7,
      'Des crises qui se répètent se soignent bien. Votre médecin peut vérifier le corps d’abord, puis orienter. Ici, une consultation permet d’en parler 45 minutes.',
    ),
  },
}
