import type { CareFlow } from '../flow.ts'
import { bereavedBySuicide } from './bereaved-by-suicide.ts'
import { childInDanger } from './child-in-danger.ts'
import { cyberViolence } from './cyber-violence.ts'
import { dangerToOthers } from './danger-to-others.ts'
import { despair } from './despair.ts'
import { eatingDistress } from './eating-distress.ts'
import { elderAbuse } from './elder-abuse.ts'
import { gentleCheck } from './gentle-check.ts'
import { intrusiveThoughts } from './intrusive-thoughts.ts'
import { medical } from './medical.ts'
import { methodQuestion } from './method-question.ts'
import { notWell } from './not-well.ts'
import { otherInCrisis } from './other-in-crisis.ts'
import { overdose } from './overdose.ts'
import { parentAtLimit } from './parent-at-limit.ts'
import { partnerViolence } from './partner-violence.ts'
import { selfHarmUrge } from './self-harm-urge.ts'
import { sexualViolence } from './sexual-violence.ts'
import { suicidalThoughts } from './suicidal-thoughts.ts'
import { suicidePlan } from './suicide-plan.ts'
import { voices } from './voices.ts'
import { worryForOther } from './worry-for-other.ts'
import { wound } from './wound.ts'

/** All texts for somebody who may be in danger. */
export const careFlows: readonly CareFlow[] = [
  suicidalThoughts,
  suicidePlan,
  overdose,
  wound,
  selfHarmUrge,
  voices,
  methodQuestion,
  otherInCrisis,
  despair,
  worryForOther,
  bereavedBySuicide,
  eatingDistress,
  intrusiveThoughts,
  notWell,
  gentleCheck,
  partnerViolence,
  sexualViolence,
  childInDanger,
  medical,
  dangerToOthers,
  parentAtLimit,
  elderAbuse,
  cyberViolence,
]
