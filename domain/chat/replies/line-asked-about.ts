import type { ConversationState } from '../conversation-state.ts'
import { type HelpLine, linesFor } from '../help-lines.ts'
import { numbersIn } from '../numbers-in.ts'
import { nextWording } from './rotation.ts'

const ASKS = /\?|oui ou non|est[ -]ce que|je dois|faut[ -]il/i
const CALLED = /\b(?:ai|a|avons) (?:déjà )?(?:appelé|écrit|prévenu)/i

/** « Arrêtez avec ce 17 » asks for no line, and « c’est gratuit ? » not whether it is the right one. */
const ASKS_ELSE =
  /arr[êe]t|stop|marre|assez|relou|gratuit|pay|co[ûu]t|cher|facture|passe|pourquoi|tous pareils|hop|savoir|saura|apprendre|je (?:leur )?dis/i

/** The line somebody asks about: « le 119, c’est pour ça ? »; null when none is asked about. */
export function lineAskedAbout(message: string): HelpLine | null {
  if (!ASKS.test(message) || CALLED.test(message) || ASKS_ELSE.test(message)) return null
  return numbersIn(message).find((part) => typeof part !== 'string')?.line ?? null
}

/** Yes where it is the line for what was told, and what it is for. */
export function answerAboutLine(state: ConversationState, message: string): string | null {
  const line = lineAskedAbout(message)
  if (!line) return null
  const isFitting = linesFor(state.risk).includes(line)
  return nextWording(state, `line asked about ${line.number}`, [
    isFitting
      ? `Oui, le ${line.number} est là pour cela : ${line.about}.`
      : `Le ${line.number} : ${line.about}. Oui, on peut appeler pour demander conseil, même sans être sûr.`,
  ])
}
