import type { ConversationState } from '../../conversation-state.ts'
import { toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { isOwnChild } from '../../person-spoken-of.ts'
import { fearsOwnGesture } from '../../replies/care-parts.ts'
import { recognise, situationOf } from '../recognise.ts'
import type { ThemeId } from '../themes/theme.ts'
import type { Family } from './family.ts'

/** What was seen in so many of their last messages is still talked about; in all that are kept, where no situation is known. */
const MESSAGES_BACK = 3

/** The families a message may belong to. */
export interface TalkedAbout {
  /** Of what is talked about; */
  surely: readonly Family[]
  /** of the same part of life, and seen in a word; */
  near: readonly Family[]
  /** of the same part of life, without a word of it; */
  aside: readonly Family[]
  /** only seen in a word. */
  perhaps: readonly Family[]
}

const themesOf = ({ situations = [] }: Family): ThemeId[] => situations.flatMap((id) => situationOf(id)?.theme ?? [])

/** Tells which families a message may belong to: those of the situation that is talked about, and those whose words were said lately. */
export function familyTeller(families: readonly Family[]) {
  const bySituation = new Map<string, Family[]>()
  for (const family of families)
    for (const id of family.situations ?? []) bySituation.set(id, [...(bySituation.get(id) ?? []), family])
  const ofTheme = new Map<ThemeId, Family[]>()
  const familiesOf = (theme: ThemeId) => {
    const known = ofTheme.get(theme) ?? families.filter((family) => themesOf(family).includes(theme))
    ofTheme.set(theme, known)
    return known
  }
  const seen = wordsSeen(families)

  const seenIn = (text: string): Family[] => {
    const said = toSentences(text).flat()
    const whole = ` ${said.join(' ')} `
    return [...new Set(said)]
      .flatMap((word) => seen.get(word) ?? [])
      .filter(({ words }) => whole.includes(` ${words} `))
      .map(({ family }) => family)
  }

  return (state: ConversationState, message: string): TalkedAbout => {
    const { situation, recent, notLived } = state
    // What they said is not theirs comes back by no word of it.
    const isTheirs = ({ situations = [] }: Family) =>
      notLived.length === 0 || situations.length === 0 || situations.some((id) => !notLived.includes(id))
    // What a talk opens with is asked about in the same breath.
    const told = situation ? null : recognise(toSentences(message), [], { mayGuess: false }).told
    const ids = [situation?.id, situation?.beside, told?.id].filter((id) => typeof id === 'string')
    const ofSituations = new Set(ids.flatMap((id) => bySituation.get(id) ?? []))
    const back = situation ? MESSAGES_BACK : recent.length
    const ofWords = [message, ...recent.toReversed().slice(0, back)].flatMap(seenIn).filter(isTheirs)
    const themes = ids.flatMap((id) => situationOf(id)?.theme ?? [])
    const ofLife = new Set(themes.flatMap(familiesOf).filter((family) => !ofSituations.has(family) && isTheirs(family)))
    const [near, aside] = [true, false].map((isSeen) =>
      [...ofLife].filter((family) => ofWords.includes(family) === isSeen),
    )
    const perhaps = new Set(ofWords.filter((family) => !ofSituations.has(family) && !ofLife.has(family)))
    return { surely: [...ofSituations], near: near ?? [], aside: aside ?? [], perhaps: [...perhaps] }
  }
}

/** By their first word: few of thousands are looked for in a message. */
function wordsSeen(families: readonly Family[]): Map<string, { family: Family; words: string }[]> {
  const seen = families.flatMap((family) => (family.seen ?? []).map((words) => ({ family, words: plain(words) })))
  return Map.groupBy(seen, ({ words }) => words.split(' ', 1)[0] ?? '')
}

/** Those of the danger a conversation is about. */
export function familiesOfDanger(families: readonly Family[], state: ConversationState): Family[] {
  // Who fears to hurt their child asks what those ask who did.
  const situation = fearsOwnGesture(state) ? 'child' : state.risk.situation
  const whose = dangerOf(state)
  return families.filter(
    ({ risks = [], who }) => situation && risks.includes(situation) && (!who || !whose || who === whose),
  )
}

/** Whose danger it is; null where only the words tell. */
function dangerOf(state: ConversationState): Family['who'] | null {
  const { risk, isWitness, inDanger, safety } = state
  if (fearsOwnGesture(state)) return 'doer'
  switch (risk.situation) {
    case 'partner-violence':
      return isWitness ? 'other' : 'self'
    case 'medical':
      return inDanger === null ? 'self' : isOwnChild(inDanger) ? 'child' : 'other'
    case 'child':
      if (safety['own-act']) return 'doer'
      if (safety['for-child']) return 'other'
      return state.isAtSchool ? 'self' : null
    default:
      return null
  }
}

function plain(words: string): string {
  return toPlainPattern(words.replaceAll('’', "'"))
    .replace(/[^a-z0-9 ]+/g, ' ')
    .trim()
}
