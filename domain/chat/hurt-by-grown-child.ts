import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'

const CHILD = '(fils|fille|garçon|petit fils|petite fille|beau fils|belle fille|gendre|aîné|cadet)'
/** A child of theirs who is past forty, or a pension that this child lives on: who writes is old. */
const tellsOfGrownChild = compileTest(
  [
    `(mon|ma) [*] ${CHILD} [*] [*] (de|a|il a|elle a|,) (40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|quarante*|cinquante*|soixante) [*] ans`,
    `(mon|ma) [*] ${CHILD} ... ma (pension|retraite)`,
    `ma (pension|retraite) ... (mon|ma) [*] ${CHILD}`,
  ],
  lexicon,
)
const namesAnotherHand = compileTest(
  ['(auxiliaire|aide à domicile|infirmi*|voisin*|curateur|tuteur|patron|chef|collègue*)'],
  lexicon,
)

/** Whether the one who hurts who writes is a grown child of theirs, as far as was told. */
export const isHurtByGrownChild = (told: readonly PlainText[]): boolean =>
  told.some(tellsOfGrownChild) && !told.some(namesAnotherHand)
