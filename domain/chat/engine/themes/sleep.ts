import type { Theme } from './theme.ts'

export const sleep: Theme = {
  id: 'sleep',
  name: 'vos nuits',
  exercise: 'sleep',
  patterns: [
    'sommeil',
    'insomni*',
    'nuit blanche',
    '(mes|les|ces) nuits',
    '(pour|passer|tenir) (la|cette|ma) nuit',
    'endorm*',
    'cauchemar*',
    '(dor*|dormir) & (pas|plus|mal|très peu|trop peu|jamais|heures|rien)',
    'je me réveille',
    'envie de dormir',
    'regarde le plafond',
    '(réveill*|debout|^) [à|depuis] (2h|3h|4h|5h|deux heures|trois heures|quatre heures|cinq heures) [du|et] *',
  ],
  mentions: ['dor*', 'réveill*', 'nuits', 'somnol*', 'fatigu*', 'épuis*', 'lessivé*', 'crevé*'],
  heard: ['Vos nuits sont difficiles, en ce moment.'],
  questions: [
    'À quoi pensez-vous quand le sommeil ne vient pas ?',
    'Depuis quand vos nuits ont-elles changé ?',
    'À quoi ressemble l’heure qui précède votre coucher ?',
    'Que faites-vous quand vous vous réveillez ?',
    'Comment se passent vos journées après ces nuits-là ?',
  ],
  tips: [
    'Garder la même heure de lever, même après une mauvaise nuit, est le repère le plus solide pour le sommeil.',
    'Si le sommeil ne vient pas, se relever un quart d’heure dans une lumière douce aide plus que de rester à tourner.',
    'Poser sur papier, avant le lit, ce qui attend demain évite que la tête le garde en boucle.',
  ],
}
