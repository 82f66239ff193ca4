import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'
import { tellsASuicide } from './said-of-suicide.ts'

const seesItAgain = compileTest(
  ['(revois|revis|revoir|image*|flash*|scène|cauchemar*)', '(trouvé|découvert|vu) .. (corps|pendu*|sang|mort*)'],
  lexicon,
)

/** Who lost somebody to suicide is not told how to ask the dead whether they think of it, and what they saw belongs to that loss. */
export function asBereaved({ risk }: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const { level, situation, signals } = reading
  if (level !== 'vigilance') return reading
  if (situation === 'severe' && risk.situation === 'bereaved' && sentences.some(seesItAgain))
    return { ...reading, level: 'none', situation: null, signals: [] }
  const isMourned = signals.some((signal) => signal.situation === 'bereaved') && sentences.some(tellsASuicide)
  return situation === 'other-worry' && isMourned ? { ...reading, situation: 'bereaved' } : reading
}
