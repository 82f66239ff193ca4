import type { PlainText } from '../detector/normalise.ts'
import { type Alike, likenessTo } from './likeness.ts'
import { signsAmong } from './sign.ts'
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

const LONGEST_STATEMENT = 9
const openings = new Set(['je', 'on', 'nous', 'mon', 'ma', 'mes'])

type Written = typeof import('./situations/all-situations.ts')

function tablesOf({ situations, moments, thesaurus }: Written) {
  const reader = new IdeaReader(thesaurus)
  const ideasOf = (words: PlainText) => reader.ideasOf(words)
  const answersOf = new Map<Situation, (said: PlainText) => Alike<ExpectedAnswer>[]>()
  return {
    byId: new Map(situations.map((situation) => [situation.id, situation])),
    ideasOf,
    situationIn: signsAmong(situations, reader),
    momentIn: signsAmong(moments, reader),
    toAnswersOf: (situation: Situation) => {
      const known =
        answersOf.get(situation) ??
        likenessTo(situation.answers, (words) => [...ideasOf(words)].filter((idea) => reader.isNamed(idea)))
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
}

/** @param talkedAbout the situations whose answers may be expected */
export function recognise(
  sentences: readonly PlainText[],
  talkedAbout: readonly Situation[],
  { isAsking = false, themes = [] }: Talk = {},
): Recognised {
  if (!tables) return { told: null, answer: null, moment: null }
  const { ideasOf, situationIn, momentIn, toAnswersOf } = tables
  const parts = partsOf(sentences)
  const ideas = parts.map(ideasOf)
  const told = situationIn(ideas)
  const opens = isAsking || talkedAbout.length === 0 || isStatement(sentences)
  const isNew =
    told !== null &&
    !talkedAbout.includes(told.entry) &&
    (opens || told.rarity >= rarityToChange(told.entry, talkedAbout, themes))
  return {
    told: isNew ? told.entry : null,
    answer: isNew ? null : mostLike(talkedAbout.flatMap((of) => answersAlike(of, parts, toAnswersOf(of)))),
    moment: momentIn(ideas)?.entry ?? null,
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
  likenessOf: (said: PlainText) => Alike<ExpectedAnswer>[],
): AnswerAlike[] {
  return parts.flatMap(likenessOf).map(({ entry, likeness }) => ({ of, expected: entry, likeness }))
}

function mostLike(answers: readonly AnswerAlike[]): Recognised['answer'] {
  const enough = answers.filter(({ likeness }) => likeness >= ENOUGH_FOR_AN_ANSWER)
  return enough.toSorted((a, b) => b.likeness - a.likeness)[0] ?? null
}

/** « J’ai du mal à dire non »: a short sentence of somebody about themselves says what they now talk about. */
function isStatement([first = [], ...others]: readonly PlainText[]): boolean {
  return others.length === 0 && first.length <= LONGEST_STATEMENT && openings.has(first[0] ?? '')
}

/** « Samedi c’est mort », « mort de rire »: nobody died. */
const IDIOMS =
  /ce est mort(?! (?:de|du|en|dans|il|elle|a|y) )|mort de (?:rire|faim|fatigue|froid|trouille|peur|honte)|(?:rire|ennui|ennuie) a mourir/g

function withoutIdioms(sentence: PlainText): PlainText {
  return sentence
    .join(' ')
    .replace(IDIOMS, ' ')
    .split(' ')
    .filter((word) => word !== '')
}

/** The whole of a short message; sentence by sentence, each with the one before it, what is longer. */
function partsOf(sentences: readonly PlainText[]): PlainText[] {
  const plain = sentences.map((sentence) => withoutIdioms(sentence.filter((word) => word !== ',')))
  const whole = plain.flat()
  if (whole.length <= LONGEST_READ_AT_ONCE) return [whole, ...(plain.length > 1 ? plain : [])]
  return plain.map((sentence, at) => [...(plain[at - 1] ?? []), ...sentence])
}
