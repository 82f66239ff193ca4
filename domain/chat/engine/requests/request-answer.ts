import { capitalised } from '../../capitalised.ts'
import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import type { PlainText } from '../../detector/normalise.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { adviceFor, opinionOn } from '../advice-answer.ts'
import { hear } from '../hear.ts'
import { alternativesIn } from './alternatives.ts'
import { choiceBetween, shouldByName, thingByName, weighedByName, whetherPossible } from './by-its-name.ts'
import { onSomebodyFeared } from './fear-of-them.ts'
import { answerOn, isBare, matterNamed, matterOf } from './matter-of.ts'
import { normalAnswer } from './normal-answer.ts'
import { questionAnswers } from './question-answers.ts'
import type { Asked } from './request.ts'
import { requestsIn } from './requests-in.ts'
import { inAnyPlace, weighings } from './weighings.ts'

const acceptsAdvice = compileTest(
  [
    "^ [ah|bon|ben|bah|euh|et|mais] [,] (oui|ouais|ok|d'accord|volontiers|pourquoi pas|je veux bien|si vous voulez|bien sûr|allez|vas-y|avec plaisir|dites)",
    '(je veux bien|une idée|une piste|un conseil|un premier pas|pourquoi pas|ça m intéresse)',
  ],
  lexicon,
)

/** What a message asks, its last clause first, is answered before anything else; null when nothing is asked or known. */
export function requestAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isAccepted =
    state.adviceOfferedAt !== null && state.adviceOfferedAt === state.turn - 1 && sentences.some(acceptsAdvice)
  const asked: readonly Asked[] = isAccepted ? [{ kind: 'how', clause: [], said: '' }] : requestsIn(message)
  for (const request of asked) {
    const answer = onSomebodyFeared(state, request, message) ?? answerTo(state, request, message, sentences)
    if (answer) {
      state.answeredAt = state.turn
      return answer
    }
  }
  return null
}

function answerTo(
  state: ConversationState,
  asked: Asked,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  switch (asked.kind) {
    case 'how':
    case 'words':
      return isTelling(state, message) ? null : adviceFor(state, asked, message, sentences)
    case 'place':
      return (
        answerOn(state, matterNamed(state, weighings, asked.clause)) ?? inOurPlace(state, asked, message, sentences)
      )
    case 'opinion':
      return (
        thingByName(state, asked) ??
        (isBare(asked.clause) ? opinionOn(state, asked, message) : null) ??
        inOurPlace(state, asked, message, sentences)
      )
    default:
      return answerToQuestion(state, asked, message, sentences)
  }
}

/** « Je ne sais pas comment on fait », to begin with, tells; it is listened to first. */
function isTelling({ turn, adviceOfferedAt }: ConversationState, message: string): boolean {
  return turn === 0 && adviceOfferedAt === null && !message.includes('?') && !/conseil|astuce|idée|aide/iu.test(message)
}

function inOurPlace(
  state: ConversationState,
  asked: Asked,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const advice = adviceFor(state, asked, message, sentences)
  const ours =
    asked.kind === 'opinion'
      ? 'Un avis d’IA, à prendre ou à laisser.'
      : 'Une IA n’a pas de place à prendre ; voici une façon de s’y prendre.'
  return advice ? `${ours} ${advice}` : unusedWording(state, 'tip in our place', inAnyPlace)
}

/** « Un ciné ou un resto ? » */
const OUTING =
  '(?:cin[ée](?:ma)?|film|resto|restaurant|verre|café|thé|balade|promenade|musée|concert|bowling|pique-nique|brunch)'
const TWO_OUTINGS = new RegExp(`(?<!\\p{L})((?:une?|des|le|la) ${OUTING} ou (?:une?|des|le|la) ${OUTING})\\s*\\?`, 'iu')

function answerToQuestion(
  state: ConversationState,
  asked: Asked,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const answers = questionAnswers[asked.kind]
  if (!answers) return null
  const isOfTwo = asked.kind === 'either' && alternativesIn(asked.said) !== null
  const matters = isOfTwo ? answers.matters.filter((matter) => matter.isOfTwo) : answers.matters
  const matter = matterOf(state, matters, asked, message)
  if (asked.kind === 'open' && !matter) return null
  hear(state, message, sentences, { isAsking: true, isHeavy: false })
  const things = asked.kind === 'either' ? TWO_OUTINGS.exec(message.replace(/'/g, '’'))?.[1] : undefined
  if (asked.kind === 'normal') return normalAnswer(state, asked, message, matter)
  return (
    (asked.kind === 'either' ? choiceBetween(state, asked) : null) ??
    answerOn(state, matter) ??
    (things ? betweenThings(state, things) : null) ??
    byItsName(state, asked) ??
    unusedWording(state, `tip ${asked.kind}`, answers.general)
  )
}

/** Where nothing was written for it, what is asked is at least answered by its name. */
function byItsName(state: ConversationState, asked: Asked): string | null {
  switch (asked.kind) {
    case 'either':
      return weighedByName(state, asked)
    case 'should':
      return isBare(asked.clause) ? null : shouldByName(state, asked)
    case 'may':
      return whetherPossible(state, asked)
    default:
      return null
  }
}

function betweenThings(state: ConversationState, things: string): string | null {
  return unusedWording(state, 'tip which thing', [
    `${capitalised(things)}, les deux peuvent aller : le plus simple à organiser est celui qui se fera.`,
  ])
}
