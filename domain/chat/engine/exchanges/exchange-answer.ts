import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { type PlainText, toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { unusedWording, wordingToCome } from '../../replies/rotation.ts'
import { answersItsKind } from '../answers-its-kind.ts'
import { askingParts } from '../asking-parts.ts'
import type { MeaningReader } from '../meaning/meaning.ts'
import { personNamed } from '../person-talked-about.ts'
import { isPutAside } from '../put-aside.ts'
import { isBare } from '../requests/matter-of.ts'
import type { RequestKind } from '../requests/request.ts'
import { requestsIn } from '../requests/requests-in.ts'
import { fittingWording } from '../unsaid/fitting-wording.ts'
import { whatCounts } from '../what-counts.ts'
import { beginningOf, plainWords, shareOf, sharesATellingWord } from '../words-shared.ts'
import { isBareRequest } from '../words-to-say/words-to-say.ts'
import { ExchangeFinder, type Found } from './exchange-in.ts'
import { familiesOfDanger, familyTeller, type TalkedAbout } from './families-talked-about.ts'
import type { Exchange, Family } from './family.ts'

let known: {
  families: readonly Family[]
  finder: ExchangeFinder
  talkedAbout: ReturnType<typeof familyTeller>
} | null = null

/** Until they are learnt, no exchange is known. */
export function learnExchanges(families: readonly Family[], reader: MeaningReader): void {
  const ordinary = families.filter(({ situations }) => situations)
  known = { families, finder: new ExchangeFinder(reader), talkedAbout: familyTeller(ordinary) }
}

/** What the rules answer by themselves: what was written for the very words comes before them, and would hide them from whoever holds them to something. */
export function withoutExchanges<Answer>(answer: () => Answer): Answer {
  const kept = known
  known = null
  try {
    return answer()
  } finally {
    known = kept
  }
}

/**
 * From how much sureness something is taken for said; about 0 to 1.2. Measured on ways of saying it that were not learnt: docs/decisions/0049.
 * Nine in ten are right: before all else that may know an answer.
 */
export const SURE = 0.69
/** Four in five: before what holds for everybody. */
export const FAIRLY_SURE = 0.6
/** Of what is told: a reply that lends somebody a detail which they did not tell is worse than a plain one. */
export const SURE_OF_A_TELLING = 0.62
/** From here on it was written for these very words, whatever kind of question they put. */
const SURE_OF_ITS_KIND = 0.75
/** Two in three: before saying that nothing is known. */
export const RATHER_SURE = 0.53

/** Longer, a message says more than one thing. */
const LONGEST_READ_AT_ONCE = 25
const FEWEST_WORDS_TOLD = 3

/** What was written for exactly what is asked; null when nothing was, it is not sure enough, or all of it was said. */
export function askedExchange(state: ConversationState, message: string, enough: number): string | null {
  if (!known || askingParts(message).length === 0 || IS_OF_US.test(message)) return null
  const kinds = requestsIn(message).map(({ kind }) => kind)
  const found = askedAmong(known.talkedAbout(state, message), message)
  // « Comment je leur dis ? » is like whatever asks for words: what these are for must be named.
  if (kinds.includes('words') && isBareRequest(state, message)) return null
  // Who asks for words is given some.
  if (kinds.includes('words') && !found?.exchange.replies.every((reply) => reply.includes('«'))) return null
  if (
    found &&
    (namesNothing(message) || isOfAnything(found.exchange)) &&
    !isOfWhatIsTold(state, found.exchange, message)
  )
    return null
  const next = found && wordingToCome(state, `tip exchange ${found.id}`, found.exchange.replies)
  if (next && found.sureness < SURE_OF_ITS_KIND && !answersItsKind(message, next)) return null
  if (found && INVITES.test(found.exchange.replies[0] ?? '') && !ASKS_TO_TELL.test(message)) return null
  const mustBeSure = kinds.some((kind) => hasItsOwnWays.has(kind)) || (found && isPutAside(state, found.family))
  return answerWith(state, found, mustBeSure ? Math.max(enough, SURE) : enough)
}

/** « Vous feriez quoi ? », « vous en pensez quoi ? »: asked of whatever was just told. */
const asksOfAnything = compileTest(
  [
    '(feriez|ferais|pensez|penses|dites|conseillez|conseilles|proposez|proposes)',
    '(votre|ton) avis',
    'par (où|quoi) .. commenc*',
    'commenc* par (où|quoi)',
    '(je|on) (fais|fait) quoi',
    '(que|quoi) faire',
    '(un|des) (conseil*|idée*)',
  ],
  lexicon,
)

function namesNothing(message: string): boolean {
  return (
    askingParts(message).every((part) => isBare(part) && asksOfAnything(part)) ||
    requestsIn(message).some(({ kind, clause }) => kind === 'normal' && isOfWhatWasSaid(clause))
  )
}

/** « C’est normal que ça dure encore au bout d’un an ? », « est-ce mal de penser ça ? »: only what was told says what « ça » is. */
const pointsBack = compileTest(['(ça|cela|comme ça)'], lexicon)
const OF_TIME_AND_FEELING = new Set(
  toPlainPattern(
    'encore bout mois semaine semaines année années jours longtemps penser pense ressentir sentir réagir vivre',
  ).split(' '),
)

/** « C’est normal ? », and nothing else. */
const LONGEST_BARE_QUESTION = 3

function isOfWhatWasSaid(clause: PlainText): boolean {
  if (!isBare(clause.filter((word) => !OF_TIME_AND_FEELING.has(word)))) return false
  return pointsBack(clause) || clause.length <= LONGEST_BARE_QUESTION
}

/** « Vous feriez quoi vous », « votre avis ? », « donnez-moi une chose à faire »: an exchange that was written for these names nothing either. */
const BARE_WAYS = 2
const ofAnything = new WeakMap<Exchange, boolean>()

function isOfAnything(exchange: Exchange): boolean {
  const { asked = [] } = exchange
  const isOne = ofAnything.get(exchange) ?? asked.filter(isBareWay).length >= BARE_WAYS
  ofAnything.set(exchange, isOne)
  return isOne
}

function isBareWay(way: string): boolean {
  const words = toSentences(way).flat()
  return isBare(words) && asksOfAnything(words)
}

const MESSAGES_TOLD = 2

/** Every family has an answer to those: it is theirs where it speaks of something they have just told. */
function isOfWhatIsTold({ recent }: ConversationState, { replies }: Exchange, message: string): boolean {
  const told = [message, ...recent.slice(-MESSAGES_TOLD)].flatMap(toSentences)
  return sharesATellingWord(told, replies)
}

/** « Bien sûr, commencez par… »: only to who asks whether they may tell. */
const INVITES =
  /^(?:oui|bien sûr|volontiers|allez-y|racontez|faites|avec plaisir|vous pouvez raconter|ici,)(?!\p{L}).*?(?:commence[rz]|racont(?:ez|er)|comme (?:cela|elle) vient|dans l’ordre|prenez (?:votre|toute la) place)(?!\p{L})/iu
const ASKS_TO_TELL =
  /racont|(?:vous|te|tout|le|en) (?:en )?(?:dire|parler)|(?:besoin|envie|peux) (?:de |d’en )?parler|expliqu|vider|confi|expos|d[ée]roul|[ée]cout|balanc|d[ée]ball|plaindre|r[âa]ler/iu

/** « Tu fais quoi ? » */
const IS_OF_US = /^\s*(?:et )?(?:tu|vous) \p{L}+ [\p{L}’']+\s*\??\s*$/iu
/** « Ou bien… ? », « et si… ? »: the very things that are named make the question, and are answered by their names. */
const hasItsOwnWays = new Set<RequestKind>(['either', 'what-if'])

/** And for what is told by somebody who asks nothing. */
export function toldExchange(state: ConversationState, message: string, enough: number): string | null {
  if (!known || askingParts(message).length > 0) return null
  // What is told beside the subject was written for somebody else's, however near it sounds.
  const { surely } = known.talkedAbout(state, message)
  const found = toldAmong(only(surely), message)
  return found && isPutAside(state, found.family) ? null : answerWith(state, found, enough)
}

/** Of the ways of telling something, so many must name what an idea is asked for. */
const NAMED_BY_TELLINGS = 0.3
/** Something to try, and not only that it was heard. */
const HOLDS_SOMETHING_TO_TRY =
  /(?:^|[.:;,!?] )(?:et |puis )?\p{L}{3,}ez(?!-vous|\p{L})|aide(?:nt)? (?:beaucoup|souvent|aussi|à )|: tout \p{L}+er(?!\p{L})/iu

/**
 * « Une idée pour que les matins se passent mieux ? »: what was written for whoever tells of their mornings, in what is talked about, where it
 * holds something to try.
 *
 * @param named the words of what is asked about, as the rules read them
 */
export function ideaForTelling(state: ConversationState, message: string, named: readonly string[]): string | null {
  if (!known || named.length === 0) return null
  const stems = [...new Set(named.map(beginningOf))]
  const [best] = known
    .talkedAbout(state, message)
    .surely.flatMap(({ id, exchanges }) =>
      exchanges.map((exchange, place) => ({ exchange, id: `${id} ${place}`, share: shareOfTellings(exchange, stems) })),
    )
    .filter(
      ({ exchange, share }) => share >= NAMED_BY_TELLINGS && HOLDS_SOMETHING_TO_TRY.test(exchange.replies[0] ?? ''),
    )
    .toSorted((one, other) => other.share - one.share)
  return best ? fittingWording(state, `tip exchange ${best.id}`, best.exchange.replies) : null
}

/** How many of its ways of telling hold one of these words; none, where its reply speaks of none of them. */
function shareOfTellings({ told = [], replies }: Exchange, stems: readonly string[]): number {
  const holds = (text: string) => plainWords(text).some((word) => stems.includes(beginningOf(word)))
  return told.length > 0 && replies.some(holds) ? told.filter(holds).length / told.length : 0
}

/** Both in a conversation at risk: of that danger, and of nothing else. */
export function exchangeInDanger(
  state: ConversationState,
  message: string,
  enough: { asked: number; told: number },
): string | null {
  if (!known) return null
  const families = only(familiesOfDanger(known.families, state))
  return askingParts(message).length > 0
    ? answerWith(state, askedAmong(families, message), enough.asked, unusedWording)
    : answerWith(state, toldAmong(families, message), enough.told, unusedWording)
}

const only = (surely: readonly Family[]): TalkedAbout => ({ surely, near: [], aside: [], perhaps: [] })

function answerWith(
  state: ConversationState,
  found: Found | null,
  enough: number,
  wordingOf: typeof unusedWording = fittingWording,
): string | null {
  if (!found || found.sureness < enough) return null
  return wordingOf(state, `tip exchange ${found.id}`, found.exchange.replies)
}

function askedAmong(families: TalkedAbout, message: string): Found | null {
  return surestOf(families, 'asked', [...askingParts(message), ...wholeOf(message)])
}

function toldAmong(families: TalkedAbout, message: string): Found | null {
  const told = whatCounts(message)
  const parts = [...toSentences(told).filter(tellsSomething), ...wholeOf(told)]
  const found = surestOf(families, 'told', parts)
  if (!found) return null
  const lost =
    lostOfAnother(found.exchange, told) + (shareWith(found.exchange, parts) < SHARED_BY_A_TELLING ? LOST_OF_WORDS : 0)
  return { ...found, sureness: found.sureness - lost }
}

/** A telling is served unasked: half of its words at least must be among those that the exchange was written for. Of eight that shared less, six were wide. */
const SHARED_BY_A_TELLING = 0.5
const LOST_OF_WORDS = 0.1

/** « J’ai crié sur ma femme », where what was written is of a neighbour: whom it is about is half of what is told. */
const LOST_OF_ANOTHER = 0.15

function lostOfAnother({ told = [], replies }: Exchange, message: string): number {
  const person = personNamed(message)?.split(' ').at(-1)
  if (!person) return 0
  const stem = beginningOf(toPlainPattern(person))
  const isNamed = [...told, ...replies].flatMap(plainWords).some((word) => beginningOf(word) === stem)
  return isNamed ? 0 : LOST_OF_ANOTHER
}

/** What a family loses of its sureness that is of the same part of life, or was only seen in a word. */
const NEAR = 0.15
const SEEN_ONLY = 0.15
/** Nor a word of it was said: « c’est normal de penser ça de son enfant ? », of shoes, is not of a child who is gravely ill. */
const NEAR_UNSEEN = 0.25

/** Where nothing is known to be talked about, what was seen in a word is all there is. */
function surestOf(
  { surely, near, aside, perhaps }: TalkedAbout,
  kind: 'asked' | 'told',
  parts: readonly PlainText[],
): Found | null {
  const among = (families: readonly Family[], lost: number): Found[] => {
    const found = known?.finder.find(families, kind, parts)
    return found ? [{ ...found, sureness: found.sureness - lost - lostUnshared(found.exchange, parts) }] : []
  }
  const found = [...among(surely, 0), ...among(near, NEAR), ...among(aside, NEAR_UNSEEN), ...among(perhaps, SEEN_ONLY)]
  return found.toSorted((one, other) => other.sureness - one.sureness)[0] ?? null
}

/** What is near in meaning, and shares hardly a word, was mostly written for another: so much is lost for what is missing of this share. */
const SHARED_ENOUGH = 0.35
const LOST_UNSHARED = 0.9

function lostUnshared(exchange: Exchange, parts: readonly PlainText[]): number {
  return LOST_UNSHARED * Math.max(0, SHARED_ENOUGH - shareWith(exchange, parts))
}

function shareWith(exchange: Exchange, parts: readonly PlainText[]): number {
  const { asked = [], told = [], replies } = exchange
  return shareOf(parts, exchange, () => [...asked, ...told, ...replies])
}

function wholeOf(message: string): PlainText[] {
  const whole = toSentences(message).flat()
  return tellsSomething(whole) && whole.length <= LONGEST_READ_AT_ONCE ? [whole] : []
}

function tellsSomething(words: PlainText): boolean {
  return words.length >= FEWEST_WORDS_TOLD
}
