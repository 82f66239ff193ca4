import type { Theme } from './theme.ts'

export const trauma: Theme = {
  id: 'trauma',
  name: 'ce que vous avez vécu',
  exercise: 'grounding',
  patterns: [
    'traumatis*',
    'trauma',
    'agress*',
    'attentat',
    'accident',
    'flash*',
    'je revis',
    'abus*',
    'harcel*',
    'guerre',
    'choc',
  ],
  mentions: [],
  heard: [
    'Ce que vous avez vécu laisse des traces, et ce n’est pas une faiblesse.',
    'Après un choc, le corps reste souvent sur ses gardes.',
    'Vous n’avez pas à raconter les détails ; vous choisissez ce que vous dites.',
  ],
  questions: [
    'Qu’est-ce qui, aujourd’hui, vous ramène à ce moment ?',
    'Qu’est-ce qui vous aide à vous sentir en sécurité ?',
    'Comment cela touche-t-il vos journées ?',
    'Qui est au courant, autour de vous ?',
    'De quoi auriez-vous besoin quand cela revient ?',
  ],
  tips: [
    'Quand un souvenir revient fort, nommer à voix haute le lieu, la date et cinq objets autour de soi ramène au présent.',
    'Il n’est pas nécessaire de raconter pour aller mieux ; des professionnels formés avancent à votre rythme.',
    'Prévenir une personne de confiance de ce qui ravive le souvenir permet de ne pas y faire face sans appui.',
  ],
}
