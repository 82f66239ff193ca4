import { newConversation } from '#domain/chat/conversation-state.ts'
import { detectRisk } from '#domain/chat/detector/detect-risk.ts'
import { knowSituations } from '#domain/chat/engine/know-situations.ts'
import { isForTheEngineAlone, looksOpenToModel, respond } from '#domain/chat/respond.ts'
import { readSet } from '../safety/read-set.ts'

const MOST_WORDS = 12

/** First words of people in ordinary trouble, each another's, of the kind that a model answers. */
export async function ordinaryMessages(count: number): Promise<string[]> {
  await knowSituations()
  const open = readSet('held-out-life')
    .filter(({ text, level }) => level === 'none' && text.split(' ').length <= MOST_WORDS)
    .map(({ text }) => text)
    .filter((text) => looksOpenToModel(newConversation(1), text, detectRisk))
    .filter((text) => !isForTheEngineAlone(respond(newConversation(1), text)))
  if (open.length < count) throw new Error(`only ${open.length} messages are open to a model`)
  return open.slice(0, count)
}
