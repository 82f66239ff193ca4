import { CHAT_SESSION_KEY } from '#web/lib/chat-keys.ts'

let unkept: string | undefined

/** The id opens the conversation: whoever holds it reads it. Without storage it lasts as long as the page. */
export function keptSessionId(): string | undefined {
  try {
    return localStorage.getItem(CHAT_SESSION_KEY) ?? undefined
  } catch {
    return unkept
  }
}

export function newSessionId(): string {
  const id = crypto.randomUUID()
  keepSessionId(id)
  return id
}

export function keepSessionId(id: string) {
  try {
    localStorage.setItem(CHAT_SESSION_KEY, id)
  } catch {
    unkept = id
  }
}
