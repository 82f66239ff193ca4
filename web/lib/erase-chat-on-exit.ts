import { CHAT_SESSION_KEY, ERASE_ON_EXIT_KEY, LEFT_CHAT_KEY } from './chat-keys.ts'
import { publicSettings } from './public-settings.ts'

/**
 * Erases the chat of a visitor without account on quick exit: the session ids are removed from this device at once. The
 * server deletes the messages when the `keepalive` request arrives, which outlives the page.
 */
export function eraseChatOnExit() {
  if (localStorage.getItem(ERASE_ON_EXIT_KEY) !== 'on') return
  for (const key of [CHAT_SESSION_KEY, LEFT_CHAT_KEY]) {
    const id = localStorage.getItem(key)
    localStorage.removeItem(key)
    if (id) void erase(id).catch(() => undefined)
  }
}

function erase(sessionId: string): Promise<Response> {
  return fetch(`/rest/v1/chat_sessions?session_id=eq.${encodeURIComponent(sessionId)}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { apikey: publicSettings().publishableKey, 'x-chat-session': sessionId },
  })
}
