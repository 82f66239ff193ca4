import { type Answer, isForTheEngineAlone, looksOpenToModel } from '#domain/chat/respond.ts'
import type { Understood } from '#domain/chat/understand.ts'
import type { Deps } from '../deps.ts'
import { type AskedModel, askModel } from './ask-model.ts'
import { ownAnswerTo } from './own-answer-to.ts'
import type { KnownConversation } from './read-conversation.ts'
import { rest } from './rest.ts'

interface Thought {
  /** The embedded engine's own answer: given when the model is not asked, or fails. */
  answer: Answer
  asked: AskedModel | null
}

/** The embedded engine thinks while the model is asked, unless the message seems to be for the engine alone. */
export async function askWhileThinking(
  deps: Deps,
  known: KnownConversation,
  understood: Understood,
  message: string,
  left: AbortSignal,
): Promise<Thought> {
  const ask = () => askModel(deps, known, message, left)
  if (!deps.model || !looksOpenToModel(understood)) {
    const answer = await ownAnswerTo(understood)
    return { answer, asked: isForTheEngineAlone(answer) ? null : await ask() }
  }
  const asked = await ask()
  if (asked) await rest()
  const answer = await ownAnswerTo(understood)
  if (!asked || !isForTheEngineAlone(answer)) return { answer, asked }
  asked.end(undefined)
  return { answer, asked: null }
}
