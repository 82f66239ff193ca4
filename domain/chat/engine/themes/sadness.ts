import type { Theme } from './theme.ts'

export const sadness: Theme = {
  id: 'sadness',
  name: 'cette tristesse',
  exercise: 'small-step',
  patterns: [
    'trist*',
    '(je|me|on) .. pleur*',
    '^ pleur*',
    'déprim*',
    'moral',
    'larmes',
    'cafard',
    'blues',
    'mélancoli*',
    'chagrin',
    'plus envie',
    'pas bien',
    'dépression',
    'vider mon sac',
    '(vais|va|sens) [très|trop|vraiment] mal',
  ],
  mentions: ['vide', 'peine', 'dur', 'dure', 'difficile', 'galère*', 'motivation', 'pas top', 'déçu*'],
  heard: ['Vous traversez un moment lourd.', 'Cette tristesse a sa place ici.'],
  questions: [
    'Depuis quand cela dure-t-il ?',
    'Qu’est-ce qui a changé autour de ce moment-là ?',
    'À quoi ressemblent vos journées en ce moment ?',
    'Qu’est-ce qui, autrefois, vous faisait du bien ?',
    'De quoi auriez-vous le plus besoin aujourd’hui ?',
    'Quel moment de la journée est le moins difficile ?',
  ],
  tips: [
    'Choisir une seule petite chose pour la journée, et la faire sans attendre l’envie, aide l’élan à revenir.',
    'Sortir dix minutes à la lumière du matin a un effet réel sur l’humeur.',
    'Prévenir une personne que la période est difficile évite de devoir faire semblant.',
  ],
}
