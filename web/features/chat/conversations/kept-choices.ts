import { CHAT_CONSENT_VERSION } from '#domain/constants.ts'
import { ERASE_ON_EXIT_KEY, LEFT_CHAT_KEY } from '#web/lib/chat-keys.ts'
import { Listeners } from '#web/lib/listeners.ts'

/** One preference in localStorage; in memory when storage is blocked. */
function keptChoice(key: string) {
  let unkept: string | null = null
  const listeners = new Listeners()
  return {
    subscribe: listeners.subscribe,
    read(): string | null {
      try {
        return localStorage.getItem(key)
      } catch {
        return unkept
      }
    },
    keep(value: string) {
      try {
        localStorage.setItem(key, value)
      } catch {
        unkept = value
      }
      listeners.notify()
    },
  }
}

const consent = keptChoice('mivoix-chat-consent')

/** Consent of a visitor without account: a new conversation does not ask again. */
export const visitorConsent = {
  isGiven: () => consent.read() === String(CHAT_CONSENT_VERSION),
  give: () => consent.keep(String(CHAT_CONSENT_VERSION)),
}

const stoppedMessage = keptChoice('mivoix-chat-stopped')

/** Message whose answer was stopped: a reload does not resume it. */
export const stoppedAnswer = {
  isTo: (messageId: string) => stoppedMessage.read() === messageId,
  remember: (messageId: string) => stoppedMessage.keep(messageId),
  forget: () => stoppedMessage.keep(''),
}

const left = keptChoice(LEFT_CHAT_KEY)

/** Conversation that a new one replaced, to undo a wrong click or a failed load. */
export const leftConversation = {
  id: () => left.read() || undefined,
  remember: (sessionId: string) => left.keep(sessionId),
  forget: () => left.keep(''),
}

const apart = keptChoice('mivoix-chat-apart')

/** Conversation that the person refused to add to their account. */
export const unadoptedConversation = {
  is: (sessionId: string) => apart.read() === sessionId,
  remember: (sessionId: string) => apart.keep(sessionId),
}

const enterKey = keptChoice('mivoix-chat-enter')

/** « Entrée va à la ligne » */
export const enterBreaksLine = {
  subscribe: enterKey.subscribe,
  isOn: () => enterKey.read() === 'line',
  set: (isOn: boolean) => enterKey.keep(isOn ? 'line' : 'send'),
}

const exit = keptChoice(ERASE_ON_EXIT_KEY)

/** « Effacer en quittant rapidement » */
export const erasedOnExit = {
  subscribe: exit.subscribe,
  isOn: () => exit.read() === 'on',
  set: (isOn: boolean) => exit.keep(isOn ? 'on' : 'off'),
}
