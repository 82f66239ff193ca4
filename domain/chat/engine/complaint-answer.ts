import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { adviceAnswer } from './advice-answer.ts'
import { inattentionPatterns, mishearingPatterns, unansweredPatterns } from './complaints.ts'
import { hear, themeOf } from './hear.ts'
import { join, questionOn } from './listen.ts'
import { practicalAnswer, practicalAnswerOn } from './practical-answer.ts'
import { productAnswer } from './product-answer.ts'
import { nextOfSituation, questionOfRecognised, wordsForRecognised } from './recognised-words.ts'
import { reflect } from './reflection.ts'

const isUnanswered = compileTest(unansweredPatterns, lexicon)
const isMisheard = compileTest(mishearingPatterns, lexicon)
const isNotFollowed = compileTest(inattentionPatterns, lexicon)

export const isComplaint = (sentence: PlainText): boolean =>
  isUnanswered(sentence) || isMisheard(sentence) || isNotFollowed(sentence)

const TURNS_OF_A_MISTAKE = 2
const WORDS_THAT_TELL = 8
const TURNS_OF_A_QUESTION = 3
/** « Je parle de mon travail »: what it is about, then. */
const SUBJECT = /je (?:vous |te )?parle (?:juste |seulement )?(?:de |d['’]|du |des )(.+?)[.!?\s]*$/iu

/** A reply that fell wide is owned in a few words, and what was asked or meant is taken up again; null when nobody complains. */
export function complaintAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  question: ConversationState['question'],
): string | null {
  if (state.turn === 0 || !sentences.some(isComplaint)) return null
  const isRecent = question && state.turn - question.turn <= TURNS_OF_A_QUESTION
  const asked = isRecent ? question.words : null
  if (sentences.some(isMisheard)) {
    dropTopic(state)
    dropSituation(state)
    return join([
      anyWording(state, 'remark misheard', [
        'J’ai compris de travers, pardon.',
        'Alors j’ai fait fausse route.',
        'Merci de me corriger.',
        'Vous avez raison, j’ai mal lu.',
      ]),
      answerTo(state, asked) ??
        onTheirWords(state, message, sentences) ??
        onTheirSubject(state, message) ??
        (sentences.flat().length >= WORDS_THAT_TELL ? fromTheirWords(state) : sayAgain(state)),
    ])
  }
  if (sentences.some(isUnanswered)) {
    return join([
      anyWording(state, 'remark unanswered', [
        'C’est vrai, je n’ai pas répondu.',
        'Vous avez raison, j’ai répondu à côté.',
      ]),
      answerTo(state, message) ??
        adviceAnswer(state, message, sentences) ??
        answerTo(state, asked) ??
        (asked ? cannotAnswer(state) : (nextOfSituation(state) ?? sayAgain(state))),
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

/** A correction tells what it is about: it is read as if it had been said first. */
function onTheirWords(state: ConversationState, message: string, sentences: readonly PlainText[]): string | null {
  const heard = hear(state, message, sentences, { isHeavy: false })
  // That they change the subject is what they correct, not what they tell.
  const told = { ...heard, moment: null }
  const words = wordsForRecognised(state, told) ?? reflect(state, message, { isVerdict: heard.isVerdict })
  return words && join([words, questionOfRecognised(state, told)])
}

/** Never to be taken for it again. */
function dropSituation(state: ConversationState): void {
  if (state.situation) state.notLived.push(state.situation.id, state.situation.beside ?? '')
  state.situation = null
}

function onTheirSubject(state: ConversationState, message: string): string | null {
  const subject = SUBJECT.exec(message)?.[1]
  if (!subject) return null
  const answer = practicalAnswerOn(state, subject)
  if (answer) return answer
  const { theme, isNamed } = hear(state, subject, toSentences(subject), { isAsking: true, isHeavy: false })
  return theme && isNamed ? join([`Parlons de ${theme.name}.`, questionOn(state, theme)]) : null
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

/** A correction of some length has said it: nobody is asked to say it once more. */
function fromTheirWords(state: ConversationState): string | null {
  return anyWording(state, 'from their words question', [
    'Je repars de ce que vous venez d’écrire. Qu’est-ce qui vous contrarie le plus, là-dedans ?',
    'Je reprends avec vos mots d’à l’instant. Qu’est-ce que vous auriez voulu, à la place ?',
    'C’est plus clair ainsi. Qu’est-ce que cela change pour vous, aujourd’hui ?',
  ])
}

function sayAgain(state: ConversationState): string | null {
  return anyWording(state, 'say again question', [
    'Redites-le en quelques mots, et je repars de là.',
    'Qu’est-ce que je dois retenir en premier ?',
    'Où voulez-vous que je reprenne ?',
  ])
}

/** What was just wrongly taken for their subject is not spoken of again as if it were; what has lasted is theirs. */
function dropTopic(state: ConversationState): void {
  if (!state.topic || state.turn - state.topic.since > TURNS_OF_A_MISTAKE) return
  state.themes = state.themes.filter(({ id }) => id !== state.topic?.id)
  state.topic = null
}
