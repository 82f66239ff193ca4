import type { Danger } from '../risk.ts'
import type { FollowUp } from './follow-up.ts'
import { followUpsOfChildren } from './follow-ups-of-children.ts'
import { followUpsOfControl } from './follow-ups-of-control.ts'
import { followUpsOfCyber } from './follow-ups-of-cyber.ts'
import { followUpsOfElders } from './follow-ups-of-elders.ts'
import { followUpsOfSexualViolence } from './follow-ups-of-sexual-violence.ts'
import { followUpsOnceSafe } from './follow-ups-once-safe.ts'

/** What people ask and say of one danger alone: heeded before what is said of all. */
export const followUpsByDanger: Partial<Record<Danger, readonly FollowUp[]>> = {
  'partner-violence': [...followUpsOnceSafe, ...followUpsOfControl],
  child: followUpsOfChildren,
  others: [
    {
      id: 'objet-posé',
      patterns: ['(pose|posé|range|rangé|donné|jeté|laissé) .. (couteau|arme|fusil|batte|hache|marteau|pistolet)'],
      answers: ['C’est le bon geste. Fermez cette pièce, gardez la distance, et prévenez quelqu’un de calme.'],
      questions: ['Qui peut venir auprès de vous, ce soir ?'],
    },
    {
      id: 'objet-à-portée',
      namesLine: true,
      patterns: ['(couteau|arme|fusil|batte|hache|marteau|pistolet)'],
      answers: [
        'Laissez cela où c’est, fermez la pièce, et éloignez-vous : dehors, ou chez quelqu’un. Rien ne se règle ainsi, et vous pouvez encore choisir.',
      ],
    },
  ],
  'sexual-violence': followUpsOfSexualViolence,
  cyber: followUpsOfCyber,
  elder: followUpsOfElders,
}
