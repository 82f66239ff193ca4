import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { situationOf } from './recognise.ts'
import { asksForATechnique, techniques } from './techniques.ts'
import type { ThemeId } from './themes/theme.ts'

const isAskedFor = compileTest(asksForATechnique, lexicon)
const known = techniques.map((technique) => ({ ...technique, isNamed: compileTest(technique.patterns, lexicon) }))
type Known = (typeof known)[number]

const ofTheme: Partial<Record<ThemeId, string>> = {
  panic: 'panic',
  anger: 'anger',
  addiction: 'craving',
  sleep: 'nights',
  anxiety: 'anxiety',
}

/**
 * « Vous avez quelque chose à faire si ça me reprend ? »: what can be done when it comes, by what was named in asking, then by what is talked
 * about, then by what was told lately. Null where nothing tells what it is.
 */
export function techniqueAnswer(state: ConversationState, message: string): string | null {
  const asking = askingParts(message).filter(isAskedFor)
  if (asking.length === 0) return null
  const technique =
    named(asking) ??
    named(toSentences(message)) ??
    talkedAbout(state) ??
    state.recent
      .toReversed()
      .map((words) => named(toSentences(words)))
      .find((found) => found !== undefined)
  return technique ? unusedWording(state, `tip technique ${technique.id}`, technique.answers) : null
}

function named(sentences: readonly PlainText[]): Known | undefined {
  return known.find(({ isNamed }) => sentences.some(isNamed))
}

function talkedAbout({ situation, topic }: ConversationState): Known | undefined {
  const themes = [situationOf(situation?.id)?.theme, topic?.id]
  const [id] = themes.flatMap((theme) => (theme && ofTheme[theme]) ?? [])
  return known.find((technique) => technique.id === id)
}
