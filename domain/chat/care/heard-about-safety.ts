import type { Heard } from '../flow.ts'
import {
  AFRAID_FOR_CHILD,
  AT_HAND,
  BLADE,
  CALLED,
  DECIDED,
  FIREARM,
  MEDICINES,
  NOT_CALLED,
  PUT_AWAY,
  SOMEBODY_COMES,
  SOMEBODY_ELSE,
  TAKEN,
  TO_WHOM,
  TWO_LIVES,
  WANTS_TO_TELL,
  WENT_AWAY,
} from './heard-words.ts'

/** Heard in every flow about suicide: the means are named back, and nothing is taken as done. */
export const heardAboutSafety: readonly Heard[] = [
  { form: TAKEN, to: 'flow:overdose', atOnce: true },
  { form: AFRAID_FOR_CHILD, to: 'flow:parent-at-limit', atOnce: true },
  { form: TWO_LIVES, to: 'two-lives', atOnce: true },
  { form: SOMEBODY_ELSE, to: 'flow:other-in-crisis' },
  { form: PUT_AWAY, to: 'put-away' },
  { form: TO_WHOM, to: 'to-whom' },
  { form: / (?:pont|rails|voies|toit|balcon|falaise|fenetre ouverte|parapet) /, to: 'now' },
  { form: DECIDED, to: 'now', atOnce: true },
  { form: CALLED, to: 'settled' },
  { form: SOMEBODY_COMES, to: 'coming' },
  { form: WANTS_TO_TELL, to: 'tell' },
  { form: / (?:deranger|fardeau|peser sur|embeter) /, to: 'no-burden' },
  { form: FIREARM, to: 'firearm', atOnce: true },
  { form: MEDICINES, to: 'medicines', atOnce: true },
  { form: BLADE, to: 'blade' },
  // After the means: somebody may have left one room for a graver place.
  { form: WENT_AWAY, to: 'settled' },
  { form: AT_HAND, to: 'means' },
  { form: / (?:infirmiere|prof|professeure?|medecin|psy|psychologue|cpe) (?:du |de |au )?/, to: 'trusted' },
  { form: NOT_CALLED, to: 'call' },
]
