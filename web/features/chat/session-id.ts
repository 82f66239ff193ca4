import { CHAT_SESSION_KEY } from '#web/lib/chat-keys.ts'

let unkept: string | undefined

/** The session id is a capability: anybody who has it can read the conversation. In memory when storage is blocked. */
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
