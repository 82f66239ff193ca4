import { everyday, everydayNoLonger, everydaySettings, longGone, sightsAskedAbout } from '../excusers/everyday.ts'
import { everydaySentences } from '../excusers/everyday-sentences.ts'
import { lexicon } from '../lexicon.ts'
import { compileFinder, compileTest } from '../matcher.ts'
import type { PlainText } from '../normalise.ts'
import type { JudgedSentence } from '../read-rules.ts'

const everydayFinder = compileFinder(everyday, lexicon)
const settingsFinder = compileFinder(everydaySettings, lexicon)
const hidesNothing = compileTest([...longGone, ...sightsAskedAbout], lexicon)
const isEverydaySentence = compileTest(everydaySentences, lexicon)
const isNoLonger = compileTest(everydayNoLonger, lexicon)

/** What stands for an idiom or a denial. */
export const EXPLAINED_AWAY = '_'

/** So much of a sentence at least is everyday words: « J'ai fait le ménage, je ne voudrais pas qu'on trouve ça sale » says something else. */
const EVERYDAY_SHARE = 0.65

/** Those sentences of a message in which something may be hidden. What a rule found is never everyday. */
export function beyondEveryday(sentences: readonly JudgedSentence[]): readonly JudgedSentence[] {
  return sentences.filter(
    ({ masked, found }) =>
      found.length > 0 ||
      !(hidesNothing(masked) || ((isEverydaySentence(masked) || isEveryday(masked)) && !isNoLonger(masked))),
  )
}

function isEveryday(sentence: PlainText): boolean {
  const spans = everydayFinder.spansIn(sentence)
  if (spans.size === 0) return false
  const settings = settingsFinder.spansIn(sentence)
  const words = sentence.filter((word) => !isBetween(word)).length
  let covered = 0
  let end = 0
  for (const [at, word] of sentence.entries()) {
    end = Math.max(end, spans.get(at) ?? 0, settings.get(at) ?? 0)
    if ((at < end || word === EXPLAINED_AWAY) && !isBetween(word)) covered += 1
  }
  return covered >= EVERYDAY_SHARE * words
}

/** A comma is a word of its own, and « et » joins what is everyday. */
function isBetween(word: string): boolean {
  return word === ',' || word === 'et'
}
