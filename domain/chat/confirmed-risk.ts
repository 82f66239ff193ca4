import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { toSentences } from './detector/normalise.ts'
import { higherLevel, type Reading } from './risk.ts'

const saysYes = compileTest(
  ["^ [ben|bah|euh] (oui|si|parfois|souvent|un peu|tout le temps|ça arrive|ça m'arrive|des fois|toujours|beaucoup)"],
  lexicon,
)
/** Past these, the message says something of its own, and is read for it. */
const LONGEST_ANSWER_WORDS = 5

/** « Oui » says nothing by itself. To a plain question about dark thoughts, or about suicide, it says the question. */
export function confirmedRisk({ askedSafety, risk }: ConversationState, message: string, reading: Reading): Reading {
  if (!askedSafety || reading.level !== 'none') return reading
  const level = askedSafety === 'suicide' ? 'crise' : 'vigilance'
  const sentences = toSentences(message)
  if (risk.level === higherLevel(risk.level, level) || sentences.flat().length > LONGEST_ANSWER_WORDS) return reading
  if (!sentences[0] || !saysYes(sentences[0])) return reading
  const situation = askedSafety === 'suicide' ? 'ideation' : 'passive'
  return { ...reading, level, situation, signals: [{ rule: 'oui-à-la-question', level, situation }], distress: true }
}
