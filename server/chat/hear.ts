import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { type Answer, looksOpenToModel, respond } from '#domain/chat/respond.ts'
import { type Understood, understand } from '#domain/chat/understand.ts'
import { CHAT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { hearMeanwhile } from './hear-meanwhile.ts'
import { ownAnswerTo } from './own-answer-to.ts'
import { readInThread } from './reading-thread.ts'

/** A message being read for danger, by what its conversation turns out to be. */
export interface Hearing {
  looksOpenToModel(state: ConversationState): boolean
  understand(state: ConversationState): Promise<Understood>
  /** The embedded engine's answer to somebody who may be at risk. */
  careFor(understood: Understood): Promise<Answer>
  /** Both at once, for a conversation that had moved on. */
  respond(state: ConversationState): Promise<Answer>
}

/** A message is read on the event loop, in some milliseconds; a longer text in a thread, until its caller leaves. */
export async function hear(message: string, signal: AbortSignal): Promise<Hearing> {
  return message.length > CHAT_MESSAGE_MAX_CHARACTERS ? hearLong(message, signal) : hearShort(message)
}

async function hearShort(message: string): Promise<Hearing> {
  const detect = await hearMeanwhile(message)
  return {
    looksOpenToModel: (state) => looksOpenToModel(state, message, detect),
    understand: async (state) => understand(state, message, detect),
    careFor: ownAnswerTo,
    respond: async (state) => respond(state, message, detect),
  }
}

function hearLong(message: string, signal: AbortSignal): Hearing {
  const answers = new WeakMap<Understood, Answer>()
  const read = async (state: ConversationState) => {
    const { understood, answer } = await readInThread(message, state, signal)
    if (answer) answers.set(understood, answer)
    return understood
  }
  const careFor = async (understood: Understood) => answers.get(understood) ?? ownAnswerTo(understood)
  return {
    // Too long to be answered, unless with care.
    looksOpenToModel: () => false,
    understand: read,
    careFor,
    respond: async (state) => careFor(await read(state)),
  }
}
