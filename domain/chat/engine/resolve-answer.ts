import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'

const willDoIt = compileTest(
  [
    'je (vais|compte) [lui|leur|le|la|en|y|me] .. (essayer|tenter|tester|faire|demander|parler|dire|écrire|appeler|proposer|inviter|voir)',
    "je (l'|la|le|les|lui|leur) (appelle|appellerai|écris|écrirai|envoie|enverrai|parle|parlerai|dis|dirai) [ça|tout] (demain|ce soir|ce week end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)",
    "(j'essaierai|j'essayerai|j'essaie|je tenterai|je ferai|je testerai|je lui (dirai|parlerai|demanderai|écrirai))",
  ],
  lexicon,
)
const agrees = compileTest(['merci*', "^ (ok|oui|bon|d'accord|bonne idée|ça marche) [,] *"], lexicon)
const goesOn = compileTest(['(mais|sauf que|et si)'], lexicon)
/** Past these, more is told than a plan. */
const LONGEST_PLAN_WORDS = 14

const WHEN =
  /(?<!\p{L})(ce soir|demain matin|demain soir|demain|ce week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu

/** « J’essaierai ce soir, merci »: a plan is wished well, and not asked about; null when it is none. */
export function resolveAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isShort = sentences.flat().length <= LONGEST_PLAN_WORDS
  // What is asked or objected after it is what they wait for.
  if (!isShort || askingParts(message).length > 0 || sentences.some(goesOn)) return null
  if (!sentences.some(willDoIt) || !sentences.some(agrees)) return null
  const when = WHEN.exec(message)?.[1]?.toLowerCase()
  return anyWording(state, 'good luck', [
    `J’espère que cela se passera bien${when ? `, ${when}` : ''}.`,
    `Bon courage${when ? ` pour ${when}` : ''}.`,
  ])
}
