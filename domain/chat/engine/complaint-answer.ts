import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { adviceAnswer } from './advice-answer.ts'
import { inattentionPatterns, mishearingPatterns, unansweredPatterns } from './complaints.ts'
import { backToTheirWords, correctionAnswer } from './correction-answer.ts'
import { themeOf } from './hear.ts'
import { join } from './listen.ts'
import { practicalAnswer } from './practical-answer.ts'
import { productAnswer } from './product-answer.ts'
import { nextOfSituation } from './recognised-words.ts'

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
        adviceAnswer(state, message, sentences) ??
        answerTo(state, asked) ??
        (asked ? cannotAnswer(state) : (nextOfSituation(state) ?? backToTheirWords(state))),
    ])
  }
  return join([
    anyWording(state, 'remark not followed', [
      'Vous avez raison, je n’ai pas bien suivi.',
      'C’est vrai, ma réponse n’allait pas avec vos mots.',
    ]),
    backToTheirs(state),
  ])
}

function answerTo(state: ConversationState, question: string | null): string | null {
  return question ? (productAnswer(state, question) ?? practicalAnswer(state, question)) : null
}

function backToTheirs(state: ConversationState): string | null {
  const topic = themeOf(state.topic?.id)
  const question = nextOfSituation(state)
  if (question) return question
  return topic
    ? `Je reviens à ${topic.name}, et je vous lis.`
    : anyWording(state, 'go on question', [
        'Dites la suite comme elle vient, je vous lis.',
        'Continuez, je reste sur vos mots.',
      ])
}

function cannotAnswer(state: ConversationState): string | null {
  return unusedWording(state, 'unknown answer question', [
    'À votre question, je n’ai pas de réponse sûre, et je préfère le dire que tourner autour. Qu’est-ce qu’elle changerait pour vous ?',
    'Celle-là, je ne sais pas y répondre. Quelqu’un dont c’est le métier le pourra mieux que moi.',
  ])
}
