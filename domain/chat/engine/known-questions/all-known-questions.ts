import anger from './anger.json' with { type: 'json' }
import body from './body.json' with { type: 'json' }
import children from './children.json' with { type: 'json' }
import couple from './couple.json' with { type: 'json' }
import family from './family.json' with { type: 'json' }
import friends from './friends.json' with { type: 'json' }
import gettingThingsDone from './getting-things-done.json' with { type: 'json' }
import grief from './grief.json' with { type: 'json' }
import habits from './habits.json' with { type: 'json' }
import housing from './housing.json' with { type: 'json' }
import type { KnownQuestion } from './known-question.ts'
import medical from './medical.json' with { type: 'json' }
import money from './money.json' with { type: 'json' }
import parting from './parting.json' with { type: 'json' }
import rights from './rights.json' with { type: 'json' }
import schoolAndTeens from './school-and-teens.json' with { type: 'json' }
import shyness from './shyness.json' with { type: 'json' }
import sleepScreens from './sleep-screens.json' with { type: 'json' }
import somebodyToCall from './somebody-to-call.json' with { type: 'json' }
import stress from './stress.json' with { type: 'json' }
import studies from './studies.json' with { type: 'json' }
import therapy from './therapy.json' with { type: 'json' }
import training from './training.json' with { type: 'json' }
import workDaily from './work-daily.json' with { type: 'json' }
import workHealth from './work-health.json' with { type: 'json' }
import workLeaving from './work-leaving.json' with { type: 'json' }

/** Of several that fit, the first answers. */
export const knownQuestions: readonly KnownQuestion[] = [
  ...body,
  ...grief,
  ...training,
  ...studies,
  ...money,
  ...housing,
  ...workHealth,
  ...workLeaving,
  ...workDaily,
  ...rights,
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
  ...sleepScreens,
  ...anger,
  ...gettingThingsDone,
]
