import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { inattentionPatterns, mishearingPatterns, unansweredPatterns } from './complaints.ts'
import { backToTheirWords, correctionAnswer, inattentionAnswer } from './correction-answer.ts'
import { join } from './listen.ts'
import { practicalAnswer } from './practical-answer.ts'
import { productAnswer } from './product-answer.ts'
import { nextOfSituation } from './recognised-words.ts'
import { requestAnswer } from './requests/request-answer.ts'

const isUnanswered = compileTest(unansweredPatterns, lexicon)
const isMisheard = compileTest(mishearingPatterns, lexicon)
const isNotFollowed = compileTest(inattentionPatterns, lexicon)

export const isComplaint = (sentence: PlainText): boolean =>
  isUnanswered(sentence) || isMisheard(sentence) || isNotFollowed(sentence)

const TURNS_OF_A_QUESTION = 3
const startled = new Set(['hein', 'quoi', 'pardon'])

/** « Hein ? Non, pas du tout »: what we said fell wide. */
function isMisheardIn(sentences: readonly PlainText[]): boolean {
  const [first = [], second] = sentences
  return sentences.some(isMisheard) || (first.length === 1 && startled.has(first[0] ?? '') && second !== undefined)
}

/** A reply that fell wide is owned in a few words, and what was asked or meant is taken up again; null when nobody complains. */
export function complaintAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  question: ConversationState['question'],
): string | null {
  if (state.turn === 0 || !(sentences.some(isComplaint) || isMisheardIn(sentences))) return null
  const isRecent = question && state.turn - question.turn <= TURNS_OF_A_QUESTION
  const asked = isRecent ? question.words : null
  if (isMisheardIn(sentences)) return correctionAnswer(state, message, asked)
  if (sentences.some(isUnanswered)) {
    return join([
      anyWording(state, 'remark unanswered', [
        'C’est vrai, je n’ai pas répondu.',
        'Vous avez raison, j’ai répondu à côté.',
      ]),
      answerTo(state, message) ??
        requestAnswer(state, message, sentences) ??
        answerTo(state, asked) ??
        (asked ? cannotAnswer(state) : (nextOfSituation(state) ?? backToTheirWords(state))),
    ])
  }
  return inattentionAnswer(state, message)
}

function answerTo(state: ConversationState, question: string | null): string | null {
  if (!question) return null
  return (
    productAnswer(state, question) ??
    practicalAnswer(state, question) ??
    requestAnswer(state, question, toSentences(question))
  )
}

function cannotAnswer(state: ConversationState): string | null {
  return unusedWording(state, 'unknown answer question', [
    'À votre question, je n’ai pas de réponse sûre, et je préfère le dire que tourner autour. Qu’est-ce qu’elle changerait pour vous ?',
    'Celle-là, je ne sais pas y répondre. Quelqu’un dont c’est le métier le pourra mieux que moi.',
  ])
}
