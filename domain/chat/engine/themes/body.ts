import type { Theme } from './theme.ts'

export const body: Theme = {
  id: 'body',
  name: 'votre rapport au corps',
  exercise: 'kindness',
  patterns: [
    'mon corps',
    'moche',
    'laid*',
    'maigr*',
    'kilos',
    'régime',
    'complexe*',
    'mange trop',
    'boulimi*',
    'anorexi*',
    'vomi*',
    'calorie*',
    '(trouve|suis|sens) [trop|vraiment] (gros|grosse|énorme)',
    'miroir',
  ],
  mentions: ['gros', 'grosse', 'poids', 'physique', 'photos', 'nourriture'],
  heard: ['Le regard sur votre corps vous pèse.'],
  questions: [
    'Quand ce regard est-il le plus sévère ?',
    'D’où vient, selon vous, cette exigence ?',
    'Que diriez-vous à une personne que vous aimez qui parlerait ainsi d’elle-même ?',
    'Quand vous sentez-vous un peu plus en paix avec votre corps ?',
    'Qu’est-ce que cela vous empêche de faire ?',
  ],
  tips: [
    'Passer une journée sans se comparer, sur les réseaux ou dans le miroir, montre ce que ces regards coûtent.',
    'Noter ce que le corps permet de faire, et pas à quoi il ressemble, déplace un peu le regard.',
    'Un médecin peut aider quand le rapport au corps ou à la nourriture prend trop de place.',
  ],
}
