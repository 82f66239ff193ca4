import type { Thesaurus } from '../thesaurus.ts'
import addiction from './addiction.json' with { type: 'json' }
import anger from './anger.json' with { type: 'json' }
import anxiety from './anxiety.json' with { type: 'json' }
import body from './body.json' with { type: 'json' }
import breakup from './breakup.json' with { type: 'json' }
import couple from './couple.json' with { type: 'json' }
import esteem from './esteem.json' with { type: 'json' }
import family from './family.json' with { type: 'json' }
import friendship from './friendship.json' with { type: 'json' }
import grief from './grief.json' with { type: 'json' }
import health from './health.json' with { type: 'json' }
import ideas from './ideas.json' with { type: 'json' }
import life from './life.json' with { type: 'json' }
import loneliness from './loneliness.json' with { type: 'json' }
import alongTheWay from './moments.json' with { type: 'json' }
import money from './money.json' with { type: 'json' }
import panic from './panic.json' with { type: 'json' }
import parenting from './parenting.json' with { type: 'json' }
import sadness from './sadness.json' with { type: 'json' }
import type { Moment, Situation } from './situation.ts'
import sleep from './sleep.json' with { type: 'json' }
import study from './study.json' with { type: 'json' }
import trauma from './trauma.json' with { type: 'json' }
import work from './work.json' with { type: 'json' }

export const situations = [
  ...addiction,
  ...anger,
  ...anxiety,
  ...body,
  ...breakup,
  ...couple,
  ...esteem,
  ...family,
  ...friendship,
  ...grief,
  ...health,
  ...life,
  ...loneliness,
  ...money,
  ...panic,
  ...parenting,
  ...sadness,
  ...sleep,
  ...study,
  ...trauma,
  ...work,
] as readonly Situation[]

export const moments: readonly Moment[] = alongTheWay

export const thesaurus: Thesaurus = ideas
