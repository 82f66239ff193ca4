import { AppError } from '#domain/errors.ts'
import type { Database } from '../db/database.ts'
import { type KnownConversation, readConversation, unknownConversation } from './read-conversation.ts'
import { storedText, type Turn } from './save-turn.ts'

export interface LoadedConversation {
  known: KnownConversation
  /** Error that prevents storing an ordinary message. */
  obstacle: unknown
}

/** Loads the conversation. Never throws: somebody in danger is answered even when the database cannot be read. */
export async function loadConversation(
  db: Pick<Database, 'callAsService'>,
  { caller, input: { message, messageId, consent }, now }: Pick<Turn, 'caller' | 'input' | 'now'>,
): Promise<LoadedConversation> {
  try {
    const known = await readConversation(db, caller, messageId, now)
    if (known.isForeign) return { known, obstacle: new AppError('not_found') }
    if (known.repeated && known.repeated.message !== storedText(message)) {
      return { known: { ...known, repeated: null }, obstacle: new AppError('conflict') }
    }
    const isUnasked = consent === false && !known.hasConsent
    return { known, obstacle: isUnasked ? new AppError('chat_consent_needed') : undefined }
  } catch (fault) {
    return unloadedConversation(fault)
  }
}

export function unloadedConversation(obstacle: unknown): LoadedConversation {
  return { known: unknownConversation({ isForeign: false }), obstacle }
}

export function needsConsent(obstacle: unknown): boolean {
  return obstacle instanceof AppError && obstacle.code === 'chat_consent_needed'
}
