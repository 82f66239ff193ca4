import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { type AidDoor, aidDoors, anyAid } from './aid-doors.ts'
import type { ThemeId } from './themes/theme.ts'

const asksForAid = compileTest(
  [
    "(y a|il y a|existe|existent|avoir|droit à|connais|connaissez|demander|demande|s'il y a) [te il|te elles|si|encore|vraiment] [pas] (des|d'|de|une|quelles|les) aide*",
    '(quelle|quelles) aide*',
    '(aide*) (financière*|sociale*|possible*|pour (payer|ça|cela|les|le|la))',
  ],
  lexicon,
)
/** Nothing to eat is no matter to be asked about first. */
const hasNothingToEat = compileTest(
  [
    '(plus rien|rien|vide) .. (frigo|manger) & ! (envie|faim|goût|temps|regarde*|préparé|cuisiner|prêt)',
    'frigo .. (vide|plus rien) & ! (temps|flemme)',
  ],
  lexicon,
)
const known = aidDoors.map((door) => ({ ...door, isMet: compileTest(door.patterns, lexicon) }))
const doorOf: Partial<Record<ThemeId, string>> = { money: 'money', study: 'student' }

/** Which doors to knock at, for who asks whether there is help, or has nothing left to eat; null for anybody else. */
export function aidAnswer(state: ConversationState, message: string): string | null {
  const sentences = toSentences(message)
  const isHungry = sentences.some(hasNothingToEat)
  if (!isHungry && !sentences.some(asksForAid)) return null
  const door = isHungry ? doorNamed('food') : (doorFor(sentences) ?? doorTalkedAbout(state))
  return anyWording(state, partOf(door?.id ?? 'any'), door?.answers ?? anyAid)
}

function doorFor(sentences: readonly PlainText[]): AidDoor | undefined {
  return known.find(({ isMet }) => sentences.some(isMet))
}

/** Asked again, it is about what it was about. */
function doorTalkedAbout({ caresFor, topic, used }: ConversationState): AidDoor | undefined {
  const before = aidDoors.find(({ id }) => used[partOf(id)])
  if (before || caresFor) return before ?? doorNamed('carer')
  const ofTopic = topic ? doorOf[topic.id] : undefined
  return ofTopic ? doorNamed(ofTopic) : undefined
}

function partOf(id: string): string {
  return `tip aid ${id}`
}

function doorNamed(id: string): AidDoor | undefined {
  return aidDoors.find((door) => door.id === id)
}
