import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'
import { MOST_WORTH, worthOf } from './clause-worth.ts'
import { heartOfIt } from './heart-of-it.ts'
import { openListening } from './open-listening.ts'
import { clausesIn } from './own-words.ts'
import { questionOnTelling } from './question-on-telling.ts'
import { situationOf } from './recognise.ts'

/** What was told is asked on, by how it was told; where nothing can be, there is room to go on. */
export function goOn(state: ConversationState, message: string, saidBack: string, isHeavy: boolean): string | null {
  return (
    heartOfIt(state, message, saidBack, isHeavy) ??
    questionOnTelling(state, message, saidBack) ??
    (state.turn === 0 && tellsOfMuch(message) ? unusedWording(state, 'begin question', openListening.begin) : null) ??
    (saidBack === ''
      ? unusedWording(state, 'what comes question', openListening.whatComes)
      : onFactOrView(state, message)) ??
    unusedWording(state, 'go on question', openListening.goOn)
  )
}

const VIEW =
  /(?:^|[\s,.!])(?:je (?:ne )?(?:veux|voudrais|préfère|préférerais|pense|trouve|crois|penche|souhaite|tiens)|j’aimerais)(?!\p{L})/iu

/** A question that a wish or a view bears; of a fact, one where something that weighs is talked about. */
function onFactOrView(state: ConversationState, message: string): string | null {
  if (VIEW.test(message.replace(/'/g, '’')))
    return unusedWording(state, 'what counts question', openListening.whatCounts)
  const isFelt = clausesIn(message).some((clause) => worthOf(clause) === MOST_WORTH)
  const weighs = !isFelt && (situationOf(state.situation?.id)?.theme ?? state.topic) !== null
  return weighs ? unusedWording(state, 'living it question', openListening.livingIt) : null
}

const FEWEST_THINGS_OF_MUCH = 4
const FEWEST_WORDS_OF_A_THING = 3

/** A row, a breakdown and an empty Sunday: whoever comes with all of it chooses where to begin. */
function tellsOfMuch(message: string): boolean {
  const told = clausesIn(message).filter((clause) => clause.split(' ').length >= FEWEST_WORDS_OF_A_THING)
  return told.length >= FEWEST_THINGS_OF_MUCH
}
