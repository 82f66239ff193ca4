import type { Level } from '#domain/chat/risk.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import type { Transaction } from '../db/postgres.ts'

export interface AnswerToKeep {
  chatSessionId: string
  messageId: string
  text: string
  level: Level
  card: ChatAnswer['card']
  isCut: boolean
}

/** One answer a message. One that was cut short gives way to a whole one, and never the other way round. */
export async function keepAnswer(sql: Transaction, answer: AnswerToKeep): Promise<void> {
  const { chatSessionId, messageId, text, level, card, isCut } = answer
  await sql`
    insert into chat_messages as known (chat_session_id, sender, message, level, card, answers, is_cut)
    values (
      ${chatSessionId}, 'assistant', ${text}, ${level}, ${card && JSON.stringify(card)}::text::jsonb, ${messageId}, ${isCut}
    )
    on conflict on constraint chat_messages_one_answer do update set
      message = excluded.message, level = excluded.level, card = excluded.card, is_cut = excluded.is_cut
    where known.is_cut and not excluded.is_cut`
}
