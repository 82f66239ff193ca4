import type { PlainText } from '../detector/normalise.ts'
import { SENTENCE_END } from './clauses.ts'
import { withDeathsSaidPlainly } from './deaths.ts'
import { likenessTo } from './likeness.ts'
import type { MeaningReader } from './meaning/meaning.ts'
import {
  announcesAnother,
  isToldOfOneself,
  withInsultsSaidPlainly,
  withoutIdioms,
  withoutLossOfAnother,
  withoutMentions,
  withoutOtherBlows,
} from './mentions.ts'
import { rarestOf, signsAmong } from './sign.ts'
import type { ExpectedAnswer, Moment, Situation } from './situations/situation.ts'
import { partsOfATrouble, type ThemeId } from './themes/theme.ts'
import { IdeaReader } from './thesaurus.ts'
import { type Meant, situationTeller, type Told, withoutCommas } from './told-situation.ts'
import { shareOf } from './words-shared.ts'

/** What a message was recognised to say. */
export interface Recognised {
  /** A situation told in this message. */
  told: Situation | null
  /** What could be expected in the situation that is talked about. */
  answer: { of: Situation; expected: ExpectedAnswer; likeness: number } | null
  moment: Moment | null
}

/** Few answers are expected at a time: some likeness tells them apart. */
const ENOUGH_FOR_AN_ANSWER = 0.62
/** In the middle of a talk a detail opens no other subject: what is told of oneself must have signs this rare, three ideas or more. */
const RARE = 18
/** Of the theme that is talked about, less rare. */
const RARE_IN_THEME = 16
const RARE_BEHIND_A_PART = 10
/** « Et en plus », « sinon »: another subject is announced. */
const RARE_WHEN_ANNOUNCED = 10
/** Where nothing is talked about any more, a word in passing opens nothing either. */
const RARE_AFTER_THE_OPENING = 10
/** A first message without a sign sounds like one situation so much more than like the next, and with so much of its words. */
const SURE_LEAD = 1.1
const SURE_DENSITY = 18
const FEWEST_WORDS_TO_GUESS = 6
/** What a message is told by its signs must be about the nearest to what it means as a whole, and not far from it. */
const LEAST_MEANT = 0.4
const LEAST_MEANT_OF_WHAT_STANDS_OUT = 0.3
const NEARLY_NEAREST = 0.1
/** Whatever its signs are: so near, and so much nearer than anything else. */
const CLEARLY_MEANT = 0.7
const CLEAR_LEAD = 0.05
/** Less, where no other sounds more like it. */
const MEANT_AND_SOUNDED = 0.6
const RARE_TO_STAND_OUT = 10
const STANDING_OUT = 1.5
/** So rare that they stand out beside whatever else is likely. */
const RARE_AMONG_ALL = 28
/** What has a sign is told when hardly anything is likelier. */
const NEARLY = 0.9
/** A death or a parting is the subject, whatever else is told with it. */
const NEARLY_A_BLOW = 0.75
/** What is said a long message apart does not belong together. */
const LONGEST_READ_AT_ONCE = 45
/** Of sentences that are so short that they make one. */
const LONGEST_BREATH = 12

/** What was written of people's lives. */
export type Written = typeof import('./situations/all-situations.ts')

async function tablesOf({ situations, moments, thesaurus }: Written, meanings: MeaningReader) {
  const reader = await IdeaReader.of(thesaurus)
  const teller = await situationTeller(situations, reader, meanings)
  const answersOf = new Map<Situation, ReturnType<typeof likenessTo<ExpectedAnswer>>>()
  return {
    byId: new Map(situations.map((situation) => [situation.id, situation])),
    ...teller,
    momentsIn: await signsAmong(moments, reader, teller.isOfOneself),
    toAnswersOf: (situation: Situation) => {
      const known =
        answersOf.get(situation) ??
        likenessTo(situation.answers, (words) => [...reader.ideasOf(words)].filter(teller.tells))
      answersOf.set(situation, known)
      return known
    },
  }
}

let tables: Awaited<ReturnType<typeof tablesOf>> | null = null

/** Until they are learnt, no situation is recognised. */
export async function learnSituations(written: Written, meanings: MeaningReader): Promise<void> {
  tables = await tablesOf(written, meanings)
}

export function situationOf(id: string | undefined): Situation | null {
  return (id !== undefined && tables?.byId.get(id)) || null
}

interface Talk {
  /** What is asked about is the subject, however shortly it is named. */
  asked?: readonly PlainText[]
  /** Somebody begins, and tells what they come for: it may be known without a sign. */
  mayGuess?: boolean
  /** What is told is said to weigh more than what is talked about. */
  weighsMost?: boolean
  /** What they were heard to talk about, where no situation was recognised. */
  topic?: ThemeId | null
}

/** @param talkedAbout the situations whose answers may be expected */
export function recognise(
  sentences: readonly PlainText[],
  talkedAbout: readonly Situation[],
  { asked = [], mayGuess = true, weighsMost = false, topic = null }: Talk = {},
): Recognised {
  if (!tables) return { told: null, answer: null, moment: null }
  const { read, toldIn, momentsIn, toAnswersOf } = tables
  const meant = meantBy(sentences)
  const parts = partsOf(meant)
  const readings = parts.map(read)
  const tellingOf = (words: readonly PlainText[]) => toldIn(partsToldFor(words).map(read), joined(words))
  const ofQuestion = () =>
    asked.length > 0 ? askedAbout(talkedAbout, toldIn(partsOf(asked).map(read), joined(asked))) : null
  const told = talkedAbout.every(({ isVague }) => isVague)
    ? (opening(toldIn(readings, joined(meant)), meant, { mayGuess, topic }) ?? (topic === null ? null : ofQuestion()))
    : (ofQuestion() ?? change(sentences, meant, talkedAbout, tellingOf, { weighsMost }))
  return {
    told,
    answer: told ? null : mostLike(talkedAbout.flatMap((of) => answersAlike(of, parts, toAnswersOf(of)))),
    moment: ofTheseWords(rarestOf(momentsIn(readings)), sentences),
  }
}

/** The moment alone, for whoever asks about nothing else: to tell situations apart takes much longer. */
export function momentIn(sentences: readonly PlainText[]): Moment | null {
  return tables
    ? ofTheseWords(rarestOf(tables.momentsIn(partsOf(meantBy(sentences)).map(tables.read))), sentences)
    : null
}

/** Below this share of its words a message says something else with the same ideas: a child who comes into one's bed is no animal. */
const FEWEST_SHARED = 0.27

function ofTheseWords(moment: Moment | null, sentences: readonly PlainText[]): Moment | null {
  if (!moment) return null
  const { said, heard, questions = [] } = moment
  return shareOf(sentences, moment, () => [...said, ...heard, ...questions]) >= FEWEST_SHARED ? moment : null
}

function meantBy(sentences: readonly PlainText[]): PlainText[] {
  return withDeathsSaidPlainly(sentences.map(withInsultsSaidPlainly).map(withoutLossOfAnother)).map(withoutIdioms)
}

type Opening = Required<Pick<Talk, 'mayGuess' | 'topic'>>

/** What a talk begins with: what its signs and its meaning agree on, or what it clearly means. A wrong subject costs more than none. */
function opening(told: Told, words: readonly PlainText[], talk: Opening): Situation | null {
  // A death may be told in a few words of many: of it the meaning of the whole is not asked.
  const blow = deathIn(told) ?? blowIn(told)
  if (blow) return blow
  const meant = told.meant()
  const heard = heardIn(told, words, talk)
  if (heard && (agrees(heard, meant) || standsOut(heard, told))) return heard
  const clear = clearlyMeant(told, words) ?? meantAndSounded(told, words)
  return clear && mayBeGuessed(clear, talk) ? clear : null
}

/** What a message means so clearly that it needs no sign. */
function clearlyMeant(told: Told, words: readonly PlainText[]): Situation | null {
  const { nearest, nearness, lead } = told.meant()
  const isClear = nearness >= CLEARLY_MEANT && lead >= CLEAR_LEAD && words.flat().length >= FEWEST_WORDS_TO_GUESS
  return isClear && nearest && !nearest.isVague && sharesEnough(nearest, words) ? nearest : null
}

/** Or what it means, and sounds most like. */
function meantAndSounded({ likely: [first], meant }: Told, words: readonly PlainText[]): Situation | null {
  const { nearest, nearness } = meant()
  const isBoth = first?.situation === nearest && nearness >= MEANT_AND_SOUNDED
  const isGuess = isBoth && words.flat().length >= FEWEST_WORDS_TO_GUESS
  return isGuess && nearest && !nearest.isVague && sharesEnough(nearest, words) ? nearest : null
}

/** Without a sign, so much of what was said must be among what people say of it: a reproach in a meeting is neither a review nor a fear to speak. */
const SHARED_WITHOUT_A_SIGN = 0.55

function sharesEnough(situation: Situation, words: readonly PlainText[]): boolean {
  return shareOf(words, situation, () => situation.said) >= SHARED_WITHOUT_A_SIGN
}

/** Signs so many or so rare that nothing else comes near. */
function standsOut(situation: Situation, { likely: [first, second], meant }: Told): boolean {
  const isFirst = first?.situation === situation && first.rarity >= RARE_TO_STAND_OUT
  return (
    isFirst &&
    (first.rarity >= RARE_AMONG_ALL || first.weight >= STANDING_OUT * (second?.weight ?? 0)) &&
    meant().nearnessOf(situation) >= LEAST_MEANT_OF_WHAT_STANDS_OUT
  )
}

function agrees(situation: Situation, { nearness, nearnessOf }: Meant): boolean {
  return nearnessOf(situation) >= Math.max(LEAST_MEANT, nearness - NEARLY_NEAREST)
}

/** What has a sign, or sounds like one situation and no other. */
function heardIn(told: Told, meant: readonly PlainText[], talk: Opening): Situation | null {
  const [first, second] = told.likely
  if (!first || !second) return null
  const words = meant.flat().length
  const isSure = first.weight >= SURE_LEAD * second.weight && first.weight >= SURE_DENSITY * Math.sqrt(words)
  const mayGuess = words >= FEWEST_WORDS_TO_GUESS && mayBeGuessed(first.situation, talk)
  if (isSure && mayGuess && (first.rarity > 0 || sharesEnough(first.situation, meant))) return first.situation
  const signed = told.likely.filter(({ rarity, weight }) => rarity > 0 && weight >= NEARLY * first.weight)
  const likeliest = signed.find(({ situation }) => !situation.isVague) ?? signed[0]
  if (!likeliest) return null
  // « Elle a pris une fille du boulot », of a friend: a word in passing tells nothing but what is talked about.
  const isPlain = mayBeGuessed(likeliest.situation, talk) || isOnTopic(likeliest.situation, talk)
  const isSaid = likeliest.rarity >= RARE_AFTER_THE_OPENING && meant.some(isToldOfOneself)
  return isPlain || isSaid ? likeliest.situation : null
}

function isOnTopic({ theme }: Situation, { topic }: Opening): boolean {
  return topic !== null && theme === topic
}

/** Without a sign: as somebody begins, and where nothing else is talked about. */
function mayBeGuessed(situation: Situation, talk: Opening): boolean {
  return talk.mayGuess && (talk.topic === null || isPart(talk.topic) || isOnTopic(situation, talk))
}

/** Something that befell somebody, by a sign, beside whatever else is told. */
function blowIn({ likely }: Told): Situation | null {
  const [first] = likely
  const blow = likely.find(({ situation, rarity }) => situation.befalls && rarity > 0)
  return first && blow && blow.weight >= NEARLY_A_BLOW * first.weight ? blow.situation : null
}

/** A death of long ago opens a talk as surely as one of yesterday. */
function deathIn({ likely: [first] }: Told): Situation | null {
  const isDeath = first?.situation.theme === 'grief' && first.rarity >= RARE_TO_STAND_OUT
  return isDeath ? first.situation : null
}

/** What is asked about in the middle of a talk is the subject, however shortly it is named. */
function askedAbout(talkedAbout: readonly Situation[], { likely: [first], meant }: Told): Situation | null {
  const isAsked = first && first.rarity > 0 && !talkedAbout.includes(first.situation)
  return isAsked && agrees(first.situation, meant()) ? first.situation : null
}

/**
 * Another subject in the middle of a talk: something that befell somebody, or what is told of oneself, for itself, and more
 * surely than what is talked about. In doubt it is a detail of that.
 */
function change(
  sentences: readonly PlainText[],
  meant: readonly PlainText[],
  talkedAbout: readonly Situation[],
  tellingOf: (words: readonly PlainText[]) => Told,
  { weighsMost }: Required<Pick<Talk, 'weighsMost'>>,
): Situation | null {
  const isAnnounced = weighsMost || sentences.some(announcesAnother)
  const blow = blowIn(tellingOf(withDeathsSaidPlainly(sentences.map(withoutOtherBlows)).map(withoutIdioms)))
  if (blow && !talkedAbout.includes(blow)) return blow
  // What bad nights or tears come of is the subject, be it told as a reason.
  const isOfParts = talkedAbout.every(({ theme }) => isPart(theme))
  const told = isOfParts || weighsMost ? meant : meant.map(withoutMentions)
  const telling = tellingOf(isAnnounced ? told : told.filter(isToldOfOneself))
  const [first] = telling.likely
  const mayBePlain = isAnnounced && !weighsMost
  const enough = first && (mayBePlain ? RARE_WHEN_ANNOUNCED : rarityToChange(first.situation, talkedAbout))
  const isTold =
    first && !first.situation.isVague && first.rarity >= (enough ?? 0) && telling.isMoreThan(first.weight, talkedAbout)
  if (isTold) return agrees(first.situation, telling.meant()) ? first.situation : null
  const clear = isOfParts || weighsMost ? clearlyMeant(tellingOf(told), told) : null
  return clear && !isPart(clear.theme) && !talkedAbout.includes(clear) ? clear : null
}

function isPart(theme: ThemeId | null): boolean {
  return theme !== null && partsOfATrouble.has(theme)
}

/** Bad nights or tears are talked about until somebody tells what they come of. */
function rarityToChange({ theme }: Situation, talkedAbout: readonly Situation[]): number {
  if (!isPart(theme) && talkedAbout.every((other) => isPart(other.theme))) return RARE_BEHIND_A_PART
  return theme !== null && talkedAbout.some((other) => other.theme === theme) ? RARE_IN_THEME : RARE
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

/** The whole of a short message; sentence by sentence, each with the one before it, what is longer. */
function partsOf(sentences: readonly PlainText[]): PlainText[] {
  const whole = joined(sentences)
  if (whole.length <= LONGEST_READ_AT_ONCE) return [whole, ...(sentences.length > 1 ? sentences : [])]
  return sentences.map((_, at) => joined(sentences.slice(Math.max(0, at - 1), at + 1)))
}

/** In the middle of a talk another subject is told in one sentence. */
function partsToldFor(sentences: readonly PlainText[]): readonly PlainText[] {
  const whole = joined(sentences)
  return whole.length <= LONGEST_BREATH ? [whole] : sentences
}

/** A sentence ends where a clause does. */
function joined(sentences: readonly PlainText[]): PlainText {
  return sentences.flatMap((sentence) => [...sentence, SENTENCE_END])
}
