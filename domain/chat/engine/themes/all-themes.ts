import { addiction } from './addiction.ts'
import { anger } from './anger.ts'
import { anxiety } from './anxiety.ts'
import { body } from './body.ts'
import { breakup } from './breakup.ts'
import { couple } from './couple.ts'
import { esteem } from './esteem.ts'
import { family } from './family.ts'
import { friendship } from './friendship.ts'
import { grief } from './grief.ts'
import { health } from './health.ts'
import { loneliness } from './loneliness.ts'
import { money } from './money.ts'
import { panic } from './panic.ts'
import { parenting } from './parenting.ts'
import { sadness } from './sadness.ts'
import { sleep } from './sleep.ts'
import { study } from './study.ts'
import type { Theme } from './theme.ts'
import { trauma } from './trauma.ts'
import { work } from './work.ts'

/** In the order they win when a message touches several: the more precise first. */
export const themes: readonly Theme[] = [
  panic,
  anxiety,
  sleep,
  grief,
  breakup,
  loneliness,
  addiction,
  body,
  trauma,
  parenting,
  money,
  work,
  study,
  couple,
  friendship,
  family,
  anger,
  esteem,
  health,
  sadness,
]
