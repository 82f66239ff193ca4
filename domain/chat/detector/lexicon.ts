import { deathWords } from './lexicon/death.ts'
import { departureWords } from './lexicon/departure.ts'
import { intentWords } from './lexicon/intent.ts'
import { peopleWords } from './lexicon/people.ts'
import { placeWords } from './lexicon/place.ts'
import { poisonWords } from './lexicon/poison.ts'
import { violenceWords } from './lexicon/violence.ts'
import { weaponWords } from './lexicon/weapon.ts'
import type { Lexicon } from './pattern.ts'

/**
 * Families of words that the rules name in braces. Each entry is written in plain French, in the pattern language of
 * pattern.ts; a family may use another. To teach the detector a new word, add it to its family.
 */
export const lexicon: Lexicon = {
  ...intentWords,
  ...deathWords,
  ...departureWords,
  ...poisonWords,
  ...weaponWords,
  ...placeWords,
  ...peopleWords,
  ...violenceWords,
}
