import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { cannotGoOn, isGriefAlone, isLikelierGrief } from './mourning.ts'
import { isRefusal, isUnsure } from './replies/care-answer.ts'
import { wishesTheirDeath } from './replies/carer-answer.ts'
import { correctsUs, deniesViolence, goesOnAfterNo, isOfADoor, saysItIsAnother } from './replies/corrections.ts'
import { lineAskedAbout } from './replies/line-asked-about.ts'
import type { Reading } from './risk.ts'
import { isInferred, isInferredReading, mayBeAnothers } from './risk-memory.ts'
import { isSurelyACrisis } from './sure-guess.ts'
import { makesViolenceSmall } from './violence-in-a-couple.ts'
import { isAboutThem, saysItWasAJoke, saysOwnDeath } from './who-is-in-danger.ts'

/** A message that was read, in its conversation. */
interface Said {
  state: ConversationState
  message: string
  written: string
  sentences: readonly PlainText[]
  heard: Reading
}

/** « Ce n'est pas moi, c'est mon frère »: what was read of them is somebody else's. */
export function speaksOfAnother({ state, sentences, heard }: Said): boolean {
  // « Elle dit que c'est son père » names who did it.
  const isDangerTold = heard.level === 'danger' && !isUnsure(heard)
  // « C'est elle qui les a pris, pas moi », of whom we speak already, hands nothing over.
  const isTheirsAlready = isAboutThem(state) || (state.risk.situation === 'medical' && state.inDanger !== null)
  return (
    mayBeAnothers(state.risk) &&
    !isTheirsAlready &&
    !isDangerTold &&
    !wishesTheirDeath(state, sentences) &&
    saysItIsAnother(sentences, state.askedSafety)
  )
}

/** Whether they say that there is no danger where we had only guessed one. */
export function takesBack({ state, message, sentences, heard }: Said): boolean {
  const { risk, askedSafety } = state
  const saysSo =
    (isInferred(risk) && correctsUs(state, sentences)) ||
    (isOfBlows(risk) && sentences.some(deniesViolence)) ||
    (isOfBlows(risk) && risk.isGuessed && sentences.some(isOfADoor))
  return (
    isInferredReading(heard) &&
    saysSo &&
    !sentences.some(makesViolenceSmall) &&
    !sentences.some(findsReliefInIt) &&
    !(heard.level !== 'none' && askedSafety !== null && sentences.some(goesOnAfterNo)) &&
    !(risk.level === 'crise' && sentences.some(saysItWasAJoke)) &&
    !lineAskedAbout(message)
  )
}

/** A guess at a wish to die that what is already known explains otherwise. */
export function isNoGuessAtDeath({ state, written, sentences, heard }: Said): boolean {
  if (isGriefAlone(state, written, sentences, heard)) return true
  if (!isUnsure(heard)) return false
  const { risk, safety } = state
  const isCrisis = heard.level === 'crise'
  const isSurely = () => isSurelyACrisis(written)
  return (
    // A body in danger, and those who call for it.
    (isCrisis && risk.situation === 'medical' && !isSurely()) ||
    // What the one who hits writes to them, unless it is named.
    (risk.situation === 'partner-violence' && isOfAnother(heard) && !state.isOfSuicide) ||
    // Shame for a blow one gave.
    (isCrisis && safety['own-act'] === true && !sentences.some(saysOwnDeath) && !isSurely()) ||
    // The guilt of who mourns somebody, once they were asked.
    (risk.situation === 'bereaved' &&
      !sentences.some((said) => saysOwnDeath(said) || cannotGoOn(said)) &&
      (!isCrisis || isLikelierGrief(written, sentences))) ||
    risk.isLeftInPeace ||
    (risk.level !== 'none' && isRefusal(sentences))
  )
}

/** « Je ne veux pas mourir, c'est juste que ça me soulage », of a blade: it corrects nothing. */
const findsReliefInIt = compileTest(['(ça|cela) (me soulage|me soulageait|me calme|me calmait|m apaise)'], lexicon)

const isOfAnother = ({ situation }: Reading): boolean => situation === 'other-worry' || situation === 'other-imminent'

/** What « c'est une expression » may explain: a picture that was shared is none. */
function isOfBlows({ level, situation, immediate }: ConversationState['risk']): boolean {
  return level === 'danger' && !immediate && situation !== 'cyber' && situation !== 'sexual-violence'
}
