import type { TestApp } from '../app.ts'

interface KeptMessage {
  sender: string
  message: string
}

/** Stored messages of a conversation, in order. */
export async function keptMessages({ sql }: TestApp, sessionId: string): Promise<KeptMessage[]> {
  return sql<KeptMessage[]>`
    select sender, message from chat_messages m join chat_sessions s on s.id = m.chat_session_id
    where s.session_id = ${sessionId} order by m.created_at`
}
