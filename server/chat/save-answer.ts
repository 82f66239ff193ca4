import type { Level } from '#domain/chat/risk.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import type { Transaction } from '../db/postgres.ts'
import { jsonForPostgres } from './json-for-postgres.ts'

interface WrittenAnswer {
  text: string
  level: Level
  card: ChatAnswer['card']
  guide: ChatAnswer['guide'] | null
  isCut: boolean
}

interface AnswerToSave extends WrittenAnswer {
  chatSessionId: string
  messageId: string
}

export async function saveAnswer(sql: Transaction, answer: AnswerToSave): Promise<void> {
  const { chatSessionId, messageId } = answer
  await sql`select app.keep_answer(${chatSessionId}, ${messageId}, ${jsonForPostgres(storedAnswer(answer))}::text::jsonb)`
}

/** Stored format of an answer, read by `app.keep_answer`. */
export function storedAnswer({ text, level, card, guide, isCut }: WrittenAnswer): object {
  return { text, level, card, guide, is_cut: isCut }
}
