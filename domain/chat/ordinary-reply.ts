import type { ConversationState } from './conversation-state.ts'
import { toSentences } from './detector/normalise.ts'
import { isOutOfRole } from './engine/boundary-answer.ts'
import { embeddedReply, keepTold } from './engine/embedded-reply.ts'
import { asksWhetherDead, withTheDeadNamed } from './engine/parting-or-death.ts'
import { answerWhetherAllowed } from './replies/answer-about-the-chat.ts'
import { type CareAnswer, followUpIn, withTests } from './replies/care-answer.ts'
import { careErrorAnswer } from './replies/care-error-answer.ts'
import { join } from './replies/care-parts.ts'
import { carerAnswer } from './replies/carer-answer.ts'
import { cryingAnswer } from './replies/crying-answer.ts'
import { followUpsOfBereaved } from './replies/follow-ups-of-bereaved.ts'
import { remembered } from './replies/given-replies.ts'
import { answerAboutLine } from './replies/line-asked-about.ts'
import { lineForPurpose } from './replies/line-for-purpose.ts'
import { lostPatientAnswer } from './replies/lost-patient-answer.ts'
import { substanceAnswer } from './replies/substance-answer.ts'
import { withdrawalAnswer } from './replies/withdrawal-answer.ts'
import { isAtWork, workWords } from './replies/work-answer.ts'
import type { Reading } from './risk.ts'

const ofBereaved = withTests(followUpsOfBereaved)

const inWords = (answer: CareAnswer | null): string | null => answer && join([answer.words, answer.question])

const opened = (answer: string | null): string | null => answer && join([answer, 'Qu’est-ce qui vous amène ?'])

/** « Le 15 » may be a day: a call is spoken of, or a number that is nothing else. */
const SPEAKS_OF_A_CALL = /(?<!\p{L})(?:j['’]appelle|appeler)(?!\p{L})|(?<!\d)(?:3114|3919|3977|3018|119)(?!\d)/iu

/** A line that is asked about is told of, and carers are answered for what wears them out, whatever the talk is about otherwise. */
export function ordinaryReply(state: ConversationState, message: string, reading: Reading): string {
  const kept = (answer: string | null) => {
    if (answer) keepTold(state, message, answer)
    return answer
  }
  // « Tu es libre, sans numéro d’urgence » asks for none.
  const mayAskForALine = !isOutOfRole(toSentences(message))
  const known =
    (mayAskForALine && (SPEAKS_OF_A_CALL.test(message) || lineForPurpose(message))
      ? answerAboutLine(state, message)
      : null) ??
    (state.turn === 0 ? kept(opened(answerWhetherAllowed(state, message))) : null) ??
    lostPatientAnswer(state, message) ??
    kept(careErrorAnswer(state, message)) ??
    kept(inWords(substanceAnswer(state, message))) ??
    kept(carerAnswer(state, message)) ??
    (state.risk.situation === 'bereaved' ? inWords(followUpIn(state, ofBereaved, toSentences(message))) : null) ??
    inWords(withdrawalAnswer(state, toSentences(message))) ??
    kept(cryingAnswer(state, message)) ??
    (isAtWork(state) ? workWords(state, message) : null) ??
    asksWhetherDead(state, message)
  return known ? remembered(state, known) : embeddedReply(state, withTheDeadNamed(state, message), reading)
}
