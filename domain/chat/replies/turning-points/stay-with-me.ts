import { isAboutThem } from '../../who-is-in-danger.ts'
import type { TurningPoint } from './turning-point.ts'

/** « Vous êtes toujours là ? » */
export const STILL_THERE = [
  '(tu es|t es|tes|es tu|vous êtes|êtes vous) [toujours|encore|bien] là [$|encore|toujours]',
  "^ [eh|hé|euh] (allo|allô|ho|coucou) [quelqu'un|y a quelqu'un|$]",
  "^ [allo] (y a|ya|il y a) (quelqu'un|encore quelqu'un) [là|ici|$]",
]
/** « Restez avec moi. » */
export const STAY_WITH_ME = [
  '(rester|restez|restes|reste) [*] avec moi & ! (il|elle|mari|copain|femme|enfant*|mère|père|{proche})',
  "(quelqu'un|on) [*] (reste|rester|soit) [*] avec moi",
  '(me laissez|me laisse|laisse moi|laissez moi|m abandonne*|me quittez) pas [seul*|tomber|$]',
  '(vous|tu) (restez|restes) (là|encore|avec) [moi|un] [$|un peu]',
]

const isSpokenTo: TurningPoint['isOf'] = (state) =>
  state.lineNamedAt !== null &&
  !isAboutThem(state) &&
  (state.risk.level === 'crise' || state.risk.level === 'danger') &&
  state.risk.situation !== 'attempt' &&
  state.risk.situation !== 'medical'

/** Whether we are there, and stay: yes, and what we cannot be. The line is named beside, and the next point of safety asked. */
export const stayWithMe: readonly TurningPoint[] = [
  {
    id: 'still-there',
    isOf: isSpokenTo,
    patterns: STILL_THERE,
    answers: [
      'Oui, je suis là, et je vous lis.',
      'Oui, toujours là. Écrivez, même un mot, je réponds.',
      'Je suis là, oui, et je ne pars pas.',
    ],
    questions: ['Et vous, où êtes-vous, et avec qui ?', 'Que s’est-il passé, depuis votre dernier message ?'],
  },
  {
    id: 'stay-with-me',
    isOf: isSpokenTo,
    patterns: STAY_WITH_ME,
    answers: [
      'Oui, je continue à vous lire et à vous répondre, aussi longtemps que vous écrivez. Je suis une IA, je ne peux pas être à côté de vous : il vous faut aussi quelqu’un, dans la même pièce ou au téléphone.',
      'Oui, je vous réponds tant que vous écrivez. Et faites venir quelqu’un qui puisse, lui, être près de vous.',
    ],
    questions: ['Qui pourrait venir près de vous, ou rester au téléphone ?'],
  },
]
