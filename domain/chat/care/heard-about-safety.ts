import type { Heard } from '../flow.ts'
import {
  AT_HAND,
  BLADE,
  CALLED,
  FIREARM,
  MEDICINES,
  NOT_CALLED,
  PUT_AWAY,
  SOMEBODY_COMES,
  SOMEBODY_ELSE,
  WANTS_TO_TELL,
  WENT_AWAY,
} from './heard-words.ts'

/** Heard in every flow about suicide: the means are named back, and nothing is taken as done. */
export const heardAboutSafety: readonly Heard[] = [
  { form: SOMEBODY_ELSE, to: 'flow:other-in-crisis' },
  { form: PUT_AWAY, to: 'put-away' },
  { form: / (?:pont|rails|voies|toit|balcon|falaise|fenetre ouverte|parapet) /, to: 'now' },
  { form: CALLED, to: 'settled' },
  { form: SOMEBODY_COMES, to: 'coming' },
  { form: WANTS_TO_TELL, to: 'tell' },
  { form: / (?:deranger|fardeau|peser sur|embeter) /, to: 'no-burden' },
  { form: FIREARM, to: 'firearm' },
  { form: MEDICINES, to: 'medicines' },
  { form: BLADE, to: 'blade' },
  // After the means: somebody may have left one room for a graver place.
  { form: WENT_AWAY, to: 'settled' },
  { form: AT_HAND, to: 'means' },
  { form: / (?:infirmiere|prof|professeure?|medecin|psy|psychologue|cpe) (?:du |de |au )?/, to: 'trusted' },
  { form: NOT_CALLED, to: 'call' },
]
