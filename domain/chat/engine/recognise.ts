import { type PlainText, toSentences } from '../detector/normalise.ts'
import { clausesOf, isOfAnother } from './clauses.ts'
import { likenessTo } from './likeness.ts'
import { withoutIdioms, withoutMentions } from './mentions.ts'
import { type Read, signsAmong } from './sign.ts'
import type { ExpectedAnswer, Moment, Situation } from './situations/situation.ts'
import type { ThemeId } from './themes/theme.ts'
import { IdeaReader } from './thesaurus.ts'

/** What a message was recognised to say. */
export interface Recognised {
  /** A situation told in this message. */
  told: Situation | null
  /** What could be expected in the situation that is talked about. */
  answer: { of: Situation; expected: ExpectedAnswer } | null
  moment: Moment | null
}

/** Few answers are expected at a time: some likeness tells them apart. */
const ENOUGH_FOR_AN_ANSWER = 0.45
/** In the middle of a talk a word in passing opens no other subject: its sign must be this rare. */
const RARE = 12.5
/** Of a theme that was talked about, less rare. */
const RARE_OF_THEME = 10.5
/** What is said a long message apart does not belong together. */
const LONGEST_READ_AT_ONCE = 45
/** Of sentences that are so short that they make one. */
const LONGEST_BREATH = 12

const LONGEST_STATEMENT = 9
const openings = new Set(['je', 'on', 'nous', 'mon', 'ma', 'mes'])

type Written = typeof import('./situations/all-situations.ts')

function tablesOf({ situations, moments, thesaurus }: Written) {
  const reader = new IdeaReader(thesaurus)
  const ideasOf = (words: PlainText) => reader.ideasOf(words)
  const people = [reader.named('autrui'), reader.named('prénom')]
  const isOther = (clause: PlainText) =>
    isOfAnother(clause, (words) => {
      const ideas = ideasOf(words)
      return people.some((idea) => ideas.has(idea))
    })
  const isLivedByOneself = remembering(
    ({ said }: Situation) => !said.some((text) => toSentences(text).flatMap(clausesOf).some(isOther)),
  )
  return {
    byId: new Map(situations.map((situation) => [situation.id, situation])),
    read: (words: PlainText): Read => {
      const ideas = ideasOf(withoutCommas(words))
      const clauses = clausesOf(words)
      const own = clauses.filter((clause) => !isOther(clause))
      return { ideas, own: own.length === clauses.length ? ideas : ideasOf(own.flat()) }
    },
    situationIn: signsAmong(situations, reader, isLivedByOneself),
    momentIn: signsAmong(moments, reader),
    toAnswersOf: remembering(({ answers }: Situation) =>
      likenessTo(answers, (words) => [...ideasOf(words)].filter((idea) => reader.isNamed(idea))),
    ),
  }
}

/** Worked out when it is first asked for. */
function remembering<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
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
}

/** @param talkedAbout the situations whose answers may be expected */
export function recognise(
  sentences: readonly PlainText[],
  talkedAbout: readonly Situation[],
  { isAsking = false, themes = [] }: Talk = {},
): Recognised {
  if (!tables) return { told: null, answer: null, moment: null }
  const { read, situationIn, momentIn, toAnswersOf } = tables
  const meant = sentences.map(withoutIdioms)
  const opens = isAsking || talkedAbout.length === 0
  const told = situationIn((opens ? partsOf(meant) : partsToldFor(meant)).map(read))
  const isNew =
    told !== null &&
    !talkedAbout.includes(told.entry) &&
    !(told.entry.isVague && talkedAbout.length > 0) &&
    (opens || isStatement(sentences) || told.rarity >= rarityToChange(told.entry, talkedAbout, themes))
  const parts = partsOf(meant)
  return {
    told: isNew ? told.entry : null,
    answer: isNew ? null : mostLike(talkedAbout.flatMap((of) => answersAlike(of, parts, toAnswersOf(of)))),
    moment: momentIn(parts.map(read))?.entry ?? null,
  }
}

function rarityToChange({ theme }: Situation, talkedAbout: readonly Situation[], themes: readonly ThemeId[]): number {
  const isKnown = talkedAbout.some((other) => other.theme === theme) || (theme !== null && themes.includes(theme))
  return isKnown ? RARE_OF_THEME : RARE
}

type AnswerAlike = NonNullable<Recognised['answer']> & { likeness: number }

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

function withoutCommas(words: PlainText): PlainText {
  return words.filter((word) => word !== ',')
}
