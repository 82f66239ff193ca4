import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const OF_AGE = 18
const HITS =
  '(frapp*|tape|tapé*|bat|battu*|battait|cogne*|gifle*|violent*|étrangl*|menace*|maltraite*|lève la main|levé la main)'

const oneHitsTheOther = compileTest(
  [
    `(mon père|papa|mon beau-père|mon daron) .. ${HITS} .. (ma mère|maman|ma daronne)`,
    `(ma mère|maman) .. ${HITS} .. (mon père|papa|mon beau-père)`,
    `(ma mère|maman) .. ${HITS} par (mon père|papa|mon beau-père|son mari|son compagnon)`,
    '(ma mère|maman) .. se fait (frapper|taper|battre|cogner|menacer)',
  ],
  lexicon,
)
const livesElsewhere = compileTest(
  [
    "(je vis|j'habite|habite) plus (chez eux|chez mes parents|avec eux|là-bas)",
    '(quand je vais|je suis allé*|je passe) (les voir|chez mes parents|chez eux)',
  ],
  lexicon,
)

/** A grown-up of whose parents one hits the other sees violence in a couple: nobody sends them to a school. */
export function isGrownChildOfBoth({ age }: Pick<ConversationState, 'age'>, sentences: readonly PlainText[]): boolean {
  const isGrownUp = (age !== null && age >= OF_AGE) || sentences.some(livesElsewhere)
  return isGrownUp && sentences.some(oneHitsTheOther)
}

/** Behind them, told or played. */
const isNotNow = compileTest(
  [
    "(battait|frappait|tapait|cognait|quand j'étais|enfance|à l'époque|il y a .. (ans|années)|film|roman|échecs|cartes|scrabble|tennis|ping-pong)",
  ],
  lexicon,
)
const SEEN = { rule: 'violence-entre-les-parents', level: 'danger', situation: 'partner-violence' } as const

/** Read so, it is for the line of couples, and not for the one of children. */
export function ofTheirCouple(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  if (!isGrownChildOfBoth(state, sentences)) return reading
  if (reading.level === 'danger' && reading.situation === 'child') return { ...reading, situation: 'partner-violence' }
  if (reading.level !== 'none' || sentences.some(isNotNow)) return reading
  return { ...reading, level: 'danger', situation: 'partner-violence', signals: [SEEN], distress: true }
}
