import body from './body.json' with { type: 'json' }
import children from './children.json' with { type: 'json' }
import couple from './couple.json' with { type: 'json' }
import family from './family.json' with { type: 'json' }
import friends from './friends.json' with { type: 'json' }
import grief from './grief.json' with { type: 'json' }
import habits from './habits.json' with { type: 'json' }
import type { KnownQuestion } from './known-question.ts'
import medical from './medical.json' with { type: 'json' }
import parting from './parting.json' with { type: 'json' }
import schoolAndTeens from './school-and-teens.json' with { type: 'json' }
import shyness from './shyness.json' with { type: 'json' }
import somebodyToCall from './somebody-to-call.json' with { type: 'json' }
import stress from './stress.json' with { type: 'json' }
import therapy from './therapy.json' with { type: 'json' }

/** Of several that fit, the first answers. */
export const knownQuestions: readonly KnownQuestion[] = [
  ...body,
  ...grief,
  ...therapy,
  ...friends,
  ...couple,
  ...parting,
  ...children,
  ...schoolAndTeens,
  ...medical,
  ...family,
  ...habits,
  ...stress,
  ...shyness,
  ...somebodyToCall,
]
