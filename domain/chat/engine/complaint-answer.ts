import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import {
  answersAndCorrectionsAlike,
  explanationsAndCorrectionsAlike,
  inattentionPatterns,
  mishearingPatterns,
  somebodyElsePatterns,
  unansweredPatterns,
  uselessPatterns,
} from './complaints.ts'
import { answerTo, backToTheirWords, correctionAnswer, inattentionAnswer } from './correction-answer.ts'
import { deniesOurWords } from './denies-our-words.ts'
import { join } from './listen.ts'
import { nextOfSituation, sharesAWord } from './recognised-words.ts'
import { cannotAnswer } from './their-words-answer.ts'
import { meantIn } from './what-they-meant.ts'

const isUnanswered = compileTest(unansweredPatterns, lexicon)
const isMisheard = compileTest(mishearingPatterns, lexicon)
const isNotFollowed = compileTest(inattentionPatterns, lexicon)
const isUseless = compileTest(uselessPatterns, lexicon)
/** « Je ne comprends pas. C’est mon mari, il veut rentrer. » */
const isLost = compileTest(
  [
    '^ [pardon|euh|mais] [,] je [ne] (comprends|comprend|vous suis) (pas|plus|rien) [bien|trop] $',
    '^ [pardon|euh|mais] [,] je [ne] ai (pas|rien) [bien|trop] compris $',
  ],
  lexicon,
)
const mayCorrect = compileTest(answersAndCorrectionsAlike, lexicon)
const namesAnother = compileTest(somebodyElsePatterns, lexicon)
const mayExplain = compileTest(explanationsAndCorrectionsAlike, lexicon)

export const isComplaint = (sentence: PlainText): boolean =>
  isUnanswered(sentence) || isMisheard(sentence) || isNotFollowed(sentence)

/** What in a message says, in any of these words, that our last reply fell wide. */
export function saysWeWentWrong(state: ConversationState, message: string, sentences: readonly PlainText[]): boolean {
  return (
    state.turn > 0 && (sentences.some(isComplaint) || isMisheardIn(state, sentences) || isStartledBy(message, state))
  )
}

const TURNS_OF_A_QUESTION = 3
const LONGEST_BARE_WORDS = 3
const startled = new Set(['hein', 'quoi', 'pardon'])
const laughs = new Set(['mdr', 'lol', 'ptdr', 'euh', 'heu'])

/** Answered by a yes or a no: « non, c’est ma sœur » then answers, and corrects nothing. */
const IS_CLOSED = /\p{L}-(?:vous|ce|il|elle|ils|elles|on)(?!\p{L})/u
const IS_OPEN =
  /(?<!\p{L})(?:qui|que|quoi|comment|quand|où|combien|quel(?:le)?s?|pourquoi|lequel|laquelle)(?!\p{L})|qu’/iu

const ASKS_WHICH = /^\s*(?:mais |et |euh )?quel(?:le)?s? ([\p{L}’' -]{3,30}?) ?\?/iu

/** « Plaisir ? Rien du tout », « personne quoi ? J’ai pas compris ». */
const TAKES_UP =
  /^\s*(?:mais |et |euh )?([\p{L}’-]{4,20})(?: (?:qui|quoi))? ?\?+\s+(?=(?:mais |euh )?(?:rien|non|nan|pas|aucune?|jamais|j[e’] ?(?:n’ai|ne|n’|ai) ?(?:pas |rien )?(?:compri|comprend)))/iu

/** « Quel nouveau venu ? »: a thing that we named, and they did not. */
function isStartledBy(message: string, { reply, before }: ConversationState): boolean {
  const thing = (ASKS_WHICH.exec(message) ?? TAKES_UP.exec(message))?.[1]?.toLowerCase()
  const isMore = message.trim().endsWith('?') ? /\?.+\?/u.test(message) : true
  return (
    thing !== undefined &&
    isMore &&
    !!reply?.words.toLowerCase().includes(thing) &&
    !before?.toLowerCase().includes(thing)
  )
}

/** « Hein ? Non, pas du tout »: what we said fell wide. */
function isMisheardIn(state: ConversationState, sentences: readonly PlainText[]): boolean {
  const { asked, reply } = state
  const [opening = [], second] = sentences
  const first = opening.filter((word) => !laughs.has(word))
  // What is denied stands first: « c’est pas que j’ai peur, c’est que… »
  const ours = reply?.words ?? ''
  // « C’est pas l’année »: a short word, and the very one.
  const isNamed = (denied: PlainText) =>
    toSentences(ours)
      .flat()
      .includes(denied.at(-1) ?? '')
  const isOfOurs = (sentence: PlainText) =>
    sharesAWord(ours, deniedIn(sentence)) ||
    (IS_A_THING.test(deniedIn(sentence).join(' ')) && isNamed(deniedIn(sentence)))
  const mayAnswer = asked !== null && IS_CLOSED.test(asked) && !IS_OPEN.test(asked)
  return (
    sentences.some(
      (sentence) =>
        isMisheard(sentence) ||
        (!mayAnswer && mayCorrect(sentence)) ||
        (mayExplain(sentence) && isOfOurs(sentence)) ||
        (namesAnother(sentence) && sharesAWord(ours, sentence.slice(sentence.lastIndexOf('pas')))),
    ) ||
    (!mayAnswer && deniesOurWords(state, sentences)) ||
    (second !== undefined && (isLost(first) || (first.length === 1 && startled.has(first[0] ?? ''))))
  )
}

/** As the rules read « c’est pas l’année ». */
const IS_A_THING = / pas (?:le|la|les|un|une|mon|ma) \p{L}{3,}$/u

function deniedIn(sentence: PlainText): PlainText {
  const end = sentence.indexOf(',', 2)
  return end < 0 ? sentence : sentence.slice(0, end)
}

/** A reply that fell wide is owned in a few words, and what was asked or meant is taken up again; null when nobody complains. */
export function complaintAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  question: ConversationState['question'],
): string | null {
  if (state.turn === 0) return null
  const isRecent = question && state.turn - question.turn <= TURNS_OF_A_QUESTION
  const asked = isRecent ? question.words : null
  if (isMisheardIn(state, sentences) || isStartledBy(message, state)) return correctionAnswer(state, message, asked)
  const isAsking = askingParts(message).length > 0
  if (sentences.some((sentence) => isUnanswered(sentence) || (isAsking && isUseless(sentence)))) {
    const meant = meantIn(message).words
    const isBareAgain = (toSentences(meant).at(-1)?.length ?? 0) <= LONGEST_BARE_WORDS
    return join([
      anyWording(state, 'unanswered', ['C’est vrai, je n’ai pas répondu.', 'Vous avez raison, j’ai répondu à côté.']),
      // « Je voulais savoir quoi répondre » asks once more what was asked.
      (isBareAgain ? asked && answerTo(state, asked) : null) ??
        answerTo(state, meant) ??
        (asked && answerTo(state, asked)) ??
        (asked || isAsking ? cannotAnswer(state) : (nextOfSituation(state) ?? backToTheirWords(state))),
    ])
  }
  return sentences.some(isNotFollowed) ? inattentionAnswer(state, message) : null
}
