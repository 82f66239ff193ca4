import { type Answer, isForTheEngineAlone } from '#domain/chat/respond.ts'
import type { Understood } from '#domain/chat/understand.ts'
import type { AskedModel } from './ask-model.ts'
import { ownAnswerTo } from './own-answer-to.ts'
import { rest } from './rest.ts'

interface Thought {
  /** The embedded engine's own answer: given when the model is not asked, or fails. */
  answer: Answer
  asked: AskedModel | null
}

type Ask = () => Promise<AskedModel | null>

/** Asks the model before anything is made of the message. */
export async function askAtOnce(ask: Ask): Promise<AskedModel | null> {
  const asked = await ask()
  if (asked) await rest()
  return asked
}

/** The embedded engine thinks while the model is asked; first, when it was not yet. */
export async function thinkWhileAsked(understood: Understood, asked: AskedModel | null, ask: Ask): Promise<Thought> {
  const answer = await ownAnswerTo(understood)
  if (!isForTheEngineAlone(answer)) return { answer, asked: asked ?? (await ask()) }
  asked?.end(undefined)
  return { answer, asked: null }
}
