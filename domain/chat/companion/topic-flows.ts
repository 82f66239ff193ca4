import type { TopicFlow } from '../flow.ts'
import { anger } from './tracks/anger.ts'
import { anxiety } from './tracks/anxiety.ts'
import { couple } from './tracks/couple.ts'
import { decision } from './tracks/decision.ts'
import { esteem } from './tracks/esteem.ts'
import { family } from './tracks/family.ts'
import { grief } from './tracks/grief.ts'
import { loneliness } from './tracks/loneliness.ts'
import { otherTopic } from './tracks/other.ts'
import { sadness } from './tracks/sadness.ts'
import { sleep } from './tracks/sleep.ts'
import { stress } from './tracks/stress.ts'
import { work } from './tracks/work.ts'

/** Topics in the order of their chips; « Autre chose » is last. */
export const topicFlows: readonly TopicFlow[] = [
  stress,
  sleep,
  anxiety,
  sadness,
  loneliness,
  couple,
  family,
  work,
  grief,
  anger,
  esteem,
  decision,
  otherTopic,
]
