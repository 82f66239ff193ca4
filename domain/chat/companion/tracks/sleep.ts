import type { TopicFlow } from '../../flow.ts'
import { closingSteps } from '../closing-steps.ts'
import { dyingQuestion } from '../dying-question.ts'

export const sleep: TopicFlow = {
  id: 'sleep',
  chip: 'Sommeil',
  title: 'Sommeil',
  start: 'what',
  steps: {
    what: {
      says: ['Les mauvaises nuits usent tout le reste. Qu’est-ce qui se passe surtout ?'],
      choices: [
        { label: 'Je n’arrive pas à m’endormir', to: 'night' },
        { label: 'Je me réveille la nuit', to: 'night' },
        { label: 'Je me réveille trop tôt', to: 'night' },
        { label: 'Je fais des cauchemars', to: 'night' },
      ],
      typed: 'night',
      isKept: true,
      number: 1,
    },
    night: {
      says: ['Êtes-vous au lit en ce moment, à essayer de dormir ?'],
      choices: [
        { label: 'Oui, maintenant', to: 'flow:sleep-now', means: 'yes' },
        { label: 'Non', to: 'since', means: 'no' },
      ],
      typed: 'since',
      number: 2,
    },
    since: {
      says: ['Depuis quand vos nuits sont-elles ainsi ?'],
      choices: [
        { label: 'Quelques nuits', to: 'head' },
        { label: 'Quelques semaines', to: 'head' },
        { label: 'Plus longtemps', to: 'head' },
      ],
      typed: 'head',
      isKept: true,
      number: 3,
    },
    head: {
      says: ['Quand vous ne dormez pas, qu’est-ce qui occupe la tête ?'],
      choices: [
        { label: 'Des soucis', to: 'dying' },
        { label: 'L’idée de ne pas dormir', to: 'dying' },
        { label: 'Rien de précis', to: 'dying' },
      ],
      typed: 'dying',
      isKept: true,
      number: 4,
    },
    dying: dyingQuestion('habits', 5),
    habits: {
      says: [
        'Deux choses aident plus que les autres : se lever à heure fixe, même après une mauvaise nuit, si vos horaires le permettent, et quitter le lit quand on n’y dort pas depuis une vingtaine de minutes. Laquelle vous paraît possible cette semaine ?',
      ],
      choices: [
        { label: 'L’heure fixe', to: 'step' },
        { label: 'Quitter le lit', to: 'step' },
        { label: 'Aucune pour l’instant', to: 'step' },
      ],
      typed: 'step',
      isKept: true,
      number: 6,
    },
    step: {
      says: [
        'Voulez-vous préparer cette semaine ensemble, ou donner un rendez-vous à vos soucis pour qu’ils laissent le soir tranquille ?',
      ],
      choices: [
        { label: 'Préparer ma semaine', to: 'flow:sleep-week' },
        { label: 'Rendez-vous avec les soucis', to: 'flow:worry-time' },
        { label: 'Non merci', to: 'door', means: 'no' },
      ],
      typed: 'door',
      number: 7,
    },
    ...closingSteps(
      8,
      'Au-delà de trois semaines, ou si vous avez sommeil au volant, parlez-en à un médecin : l’insomnie se soigne, et pas seulement par des médicaments.',
    ),
  },
}
