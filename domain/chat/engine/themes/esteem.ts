import type { Theme } from './theme.ts'

export const esteem: Theme = {
  id: 'esteem',
  name: 'la confiance en vous',
  exercise: 'thought-record',
  patterns: [
    'confiance en moi',
    '(suis|sens|trouve|me sens) [vraiment|trop|si] (nul*|nulle|bête|inutile|pas à la hauteur)',
    'estime',
    'à la hauteur',
    'honte',
    'humili*',
    'échec',
    'culpabilis*',
    'coupable',
    'me comparer',
  ],
  mentions: ['comparer', 'passer à côté'],
  heard: [
    'Vos mots sont très sévères envers vous-même.',
    'Une pensée dure sur soi finit par ressembler à une vérité.',
    'Ce jugement sur vous prend beaucoup de place.',
  ],
  questions: [
    'Que s’est-il passé juste avant que cette pensée arrive ?',
    'Que diriez-vous à un ami qui parlerait ainsi de lui ?',
    'Qu’est-ce qui contredit, même un peu, cette pensée ?',
    'De qui entendez-vous la voix quand vous vous jugez ainsi ?',
    'De quoi avez-vous été capable récemment, même petit ?',
  ],
  tips: [
    'Noter chaque soir une chose faite, même minuscule, contredit peu à peu la voix sévère.',
    'Devant une pensée dure, demander « qu’est-ce que je dirais à quelqu’un que j’aime ? » la remet à sa place.',
    'S’entraîner à dire non sur une petite chose prépare les grandes.',
  ],
}
