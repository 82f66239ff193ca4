import type { Theme } from './theme.ts'

export const work: Theme = {
  id: 'work',
  name: 'votre travail',
  exercise: 'worry-time',
  patterns: [
    '(mon|ton|son|le|du|de|notre) travail',
    '(je|on) travaille*',
    'travailler',
    'boulot',
    'taf',
    'job',
    'chef',
    'patron*',
    'collègue*',
    'burn out',
    'licenci*',
    'chômage',
    'manager',
    'carrière',
    'imposteur',
    'open space',
  ],
  mentions: ['au travail', 'bureau', 'réunion*', 'entretien', 'poste', 'promotion', 'emploi', 'entreprise'],
  heard: [
    'Le travail déborde vite sur le reste de la vie.',
    'Être sous pression jour après jour use, même les plus solides.',
    'Vous en faites beaucoup, et cela ne se voit pas toujours.',
  ],
  questions: [
    'Qu’est-ce qui pèse le plus : la charge, les relations ou le sens ?',
    'Comment se passent vos soirées après ces journées ?',
    'Qu’avez-vous déjà essayé de dire ou de changer ?',
    'À quel moment de la semaine cela se relâche-t-il un peu ?',
    'Qu’est-ce qui serait différent dans une bonne journée de travail ?',
    'Où se trouve, pour vous, la limite à ne plus dépasser ?',
  ],
  tips: [
    'Noter pendant une semaine ce qui a pris du temps et ce qui a pesé donne une base solide pour en parler.',
    'Le médecin du travail reçoit à votre demande, sans que l’employeur en connaisse le motif.',
    'Choisir une seule limite, une heure après laquelle on ne répond plus, tient mieux que plusieurs.',
  ],
}
