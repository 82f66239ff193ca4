import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest, type Test } from '../../detector/matcher.ts'
import { type PlainText, toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { speaksOf } from '../person-talked-about.ts'
import { situationOf } from '../recognise.ts'
import type { Asked, Matter } from './request.ts'

/** So few words say nothing of what they are about. */
const LONGEST_BARE_WORDS = 5

const speaksOfSomebody = speaksOf('il', 'elle', 'ils', 'elles')

const tests = new WeakMap<Matter, Test>()

function isMetBy(matter: Matter): Test {
  const test = tests.get(matter) ?? compileTest(matter.patterns, lexicon)
  tests.set(matter, test)
  return test
}

/** What the clause that asks names. */
export function matterNamed(matters: readonly Matter[], clause: PlainText): Matter | null {
  return matters.find((matter) => isMetBy(matter)(clause)) ?? null
}

/** What a request is about: by its own words, then those around it, then what is talked about. */
export function matterOf(
  state: ConversationState,
  matters: readonly Matter[],
  { clause }: Asked,
  message: string,
): Matter | null {
  const about = state.about && speaksOfSomebody(clause) ? [toPlainPattern(state.about).split(' ')] : []
  const around = clause.length <= LONGEST_BARE_WORDS ? wordsBefore(state) : []
  const named = [clause, ...toSentences(message), ...about, ...around].map((words) => matterNamed(matters, words))
  return named.find((matter) => matter !== null) ?? matterTalkedAbout(state, matters)
}

/** What they had just said, which a few words go on from. */
export function wordsBefore({ before }: ConversationState): readonly PlainText[] {
  return before === null ? [] : toSentences(before)
}

function matterTalkedAbout(state: ConversationState, matters: readonly Matter[]): Matter | null {
  const { situation, lived, topic } = state
  const ofSituation = [situation?.id, ...lived.toReversed()].map((id) =>
    matters.find(({ situations }) => situations?.some((start) => id?.startsWith(start))),
  )
  const ofTheme = [situationOf(situation?.id)?.theme, topic?.id].map((id) =>
    matters.find(({ themes }) => id && themes?.includes(id)),
  )
  return [...ofSituation, ...ofTheme].find((matter) => matter !== undefined) ?? null
}

export function answerOn(state: ConversationState, matter: Matter | null): string | null {
  return matter && unusedWording(state, `tip ${matter.id}`, matter.answers)
}
