import { plainTextOf } from './plain-text.ts'
import { DENIES_DEATH } from './short-answer.ts'

const BETWEEN_CLAUSES =
  /[,;:.!?…\n]+|\s(?=(?:mais|par contre|sauf que|juste|seulement|simplement|plut[oô]t)\s)|\s(?=c['’]est\s)/u
const FEWEST_WORDS = 3
/** « je ne veux pas mourir, juste ne plus me réveiller »: the rest has lost its verb. */
const WITHOUT_SUBJECT =
  /^(?:mais |juste |seulement |simplement |plut[oô]t )*(?:(?:ne )?(?:plus|pas) |\p{L}+(?:er|ir|re)\s)/iu

/** The message without the clauses that deny a wish to die; empty when little is left. */
export function withoutDenial(text: string): string {
  const rest = text
    .split(BETWEEN_CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => clause && !DENIES_DEATH.test(plainTextOf(clause)))
    .join(', ')
  if (rest.split(/\s+/u).length < FEWEST_WORDS) return ''
  return WITHOUT_SUBJECT.test(rest) ? `je veux ${rest}` : rest
}
