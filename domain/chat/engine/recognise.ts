import type { PlainText } from '../detector/normalise.ts'
import { likenessTo } from './likeness.ts'
import { withoutIdioms, withoutMentions } from './mentions.ts'
import { rarestOf, signsAmong } from './sign.ts'
import type { ExpectedAnswer, Moment, Situation } from './situations/situation.ts'
import type { ThemeId } from './themes/theme.ts'
import { IdeaReader } from './thesaurus.ts'
import { situationTeller, type Told, withoutCommas } from './told-situation.ts'

/** What a message was recognised to say. */
export interface Recognised {
  /** A situation told in this message. */
  told: Situation | null
  /** What could be expected in the situation that is talked about. */
  answer: { of: Situation; expected: ExpectedAnswer; likeness: number } | null
  moment: Moment | null
}

/** Few answers are expected at a time: some likeness tells them apart. */
const ENOUGH_FOR_AN_ANSWER = 0.5
/** In the middle of a talk a word in passing opens no other subject: its sign must be this rare. */
const RARE = 12.5
/** Of a theme that was talked about, less rare. */
const RARE_OF_THEME = 10.5
/** A first message without a sign sounds like one situation so much more than like the next, and with so much of its words. */
const SURE_LEAD = 1.1
const SURE_DENSITY = 7
const FEWEST_WORDS_TO_GUESS = 7
/** What has a sign is told when hardly anything is likelier. */
const NEARLY = 0.9
/** What is said a long message apart does not belong together. */
const LONGEST_READ_AT_ONCE = 45
/** Of sentences that are so short that they make one. */
const LONGEST_BREATH = 12

const LONGEST_STATEMENT = 9
const openings = new Set(['je', 'on', 'nous', 'mon', 'ma', 'mes'])

type Written = typeof import('./situations/all-situations.ts')

function tablesOf({ situations, moments, thesaurus }: Written) {
  const reader = new IdeaReader(thesaurus)
  const teller = situationTeller(situations, reader)
  const answersOf = new Map<Situation, ReturnType<typeof likenessTo<ExpectedAnswer>>>()
  return {
    byId: new Map(situations.map((situation) => [situation.id, situation])),
    ...teller,
    momentsIn: signsAmong(moments, reader, teller.isOfOneself),
    toAnswersOf: (situation: Situation) => {
      const known =
        answersOf.get(situation) ??
        likenessTo(situation.answers, (words) => [...reader.ideasOf(words)].filter(teller.tells))
      answersOf.set(situation, known)
      return known
    },
  }
}

let tables: ReturnType<typeof tablesOf> | null = null
let knowing: Promise<void> | null = null

/**
 * Reads what was written of people's lives. To be awaited before the first answer: until then no situation is recognised, and
 * a server that nobody talks to keeps none of it in memory.
 */
export function knowSituations(): Promise<void> {
  knowing ??= readSituations()
  return knowing
}

async function readSituations(): Promise<void> {
  tables = tablesOf(await import('./situations/all-situations.ts'))
}

export function situationOf(id: string | undefined): Situation | null {
  return (id !== undefined && tables?.byId.get(id)) || null
}

interface Talk {
  /** What is asked about is the subject, however shortly it is named. */
  isAsking?: boolean
  /** Themes that were talked about before. */
  themes?: readonly ThemeId[]
  /** Somebody begins, and tells what they come for: it may be known without a sign. */
  mayGuess?: boolean
}

/** @param talkedAbout the situations whose answers may be expected */
export function recognise(
  sentences: readonly PlainText[],
  talkedAbout: readonly Situation[],
  { isAsking = false, themes = [], mayGuess = true }: Talk = {},
): Recognised {
  if (!tables) return { told: null, answer: null, moment: null }
  const { read, toldIn, momentsIn, toAnswersOf } = tables
  const meant = sentences.map(withoutIdioms)
  const parts = partsOf(meant)
  const told =
    talkedAbout.length === 0
      ? opening(toldIn(parts, joined(meant)), meant.flat().length, mayGuess)
      : isAsking
        ? otherThan(talkedAbout, toldIn(parts, joined(meant)))
        : change(
            toldIn(partsToldFor(meant), joined(meant.map(withoutMentions))),
            talkedAbout,
            themes,
            isStatement(sentences),
          )
  return {
    told,
    answer: told ? null : mostLike(talkedAbout.flatMap((of) => answersAlike(of, parts, toAnswersOf(of)))),
    moment: rarestOf(momentsIn(parts.map(read))),
  }
}

/** What a talk begins with: what has a sign, or sounds like one situation and no other. */
function opening({ likely: [first, second, ...others] }: Told, words: number, mayGuess: boolean): Situation | null {
  if (!first || !second) return null
  const isSure = first.weight >= SURE_LEAD * second.weight && first.weight >= SURE_DENSITY * Math.sqrt(words)
  if (mayGuess && isSure && words >= FEWEST_WORDS_TO_GUESS) return first.situation
  const signed = [first, second, ...others].find(({ rarity }) => rarity > 0)
  return signed && signed.weight >= NEARLY * first.weight ? signed.situation : null
}

/** What is asked about in the middle of a talk is the subject, however shortly it is named. */
function otherThan(talkedAbout: readonly Situation[], { likely: [first] }: Told): Situation | null {
  const isOther = first && first.rarity > 0 && !first.situation.isVague && !talkedAbout.includes(first.situation)
  return isOther ? first.situation : null
}

/** What is told for itself in the middle of a talk, and more surely than what is talked about. */
function change(
  told: Told,
  talkedAbout: readonly Situation[],
  themes: readonly ThemeId[],
  isStated: boolean,
): Situation | null {
  const situation = otherThan(talkedAbout, told)
  const [first] = told.likely
  if (!first || !situation || !told.isMoreThan(first.weight, talkedAbout)) return null
  return isStated || first.rarity >= rarityToChange(situation, talkedAbout, themes) ? situation : null
}

function rarityToChange({ theme }: Situation, talkedAbout: readonly Situation[], themes: readonly ThemeId[]): number {
  const isKnown = talkedAbout.some((other) => other.theme === theme) || (theme !== null && themes.includes(theme))
  return isKnown ? RARE_OF_THEME : RARE
}

type AnswerAlike = NonNullable<Recognised['answer']>

function answersAlike(
  of: Situation,
  parts: readonly PlainText[],
  likenessOf: ReturnType<typeof likenessTo<ExpectedAnswer>>,
): AnswerAlike[] {
  return parts
    .map(withoutCommas)
    .flatMap(likenessOf)
    .map(({ entry, likeness }) => ({ of, expected: entry, likeness }))
}

function mostLike(answers: readonly AnswerAlike[]): Recognised['answer'] {
  const enough = answers.filter(({ likeness }) => likeness >= ENOUGH_FOR_AN_ANSWER)
  return enough.toSorted((a, b) => b.likeness - a.likeness)[0] ?? null
}

/** « J’ai du mal à dire non »: a short sentence of somebody about themselves says what they now talk about. */
function isStatement([first = [], ...others]: readonly PlainText[]): boolean {
  return others.length === 0 && first.length <= LONGEST_STATEMENT && openings.has(first[0] ?? '')
}

/** The whole of a short message; sentence by sentence, each with the one before it, what is longer. */
function partsOf(sentences: readonly PlainText[]): PlainText[] {
  const whole = joined(sentences)
  if (whole.length <= LONGEST_READ_AT_ONCE) return [whole, ...(sentences.length > 1 ? sentences : [])]
  return sentences.map((_, at) => joined(sentences.slice(Math.max(0, at - 1), at + 1)))
}

/** In the middle of a talk another subject is told in one sentence, and for itself. */
function partsToldFor(sentences: readonly PlainText[]): PlainText[] {
  const told = sentences.map(withoutMentions)
  const whole = joined(told)
  return whole.length <= LONGEST_BREATH ? [whole] : told
}

/** A sentence ends where a clause does. */
function joined(sentences: readonly PlainText[]): PlainText {
  return sentences.flatMap((sentence) => [...sentence, ','])
}
