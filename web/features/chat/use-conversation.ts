import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/chat/schema.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { useAttemptKey } from '#web/lib/use-attempt-key.ts'
import {
  type Conversation,
  loadingConversation,
  type Message,
  newConversation,
  TECHNICAL_DIFFICULTY,
} from './conversation.ts'
import { loadConversation } from './load-conversation.ts'
import { keptSessionId, newSessionId } from './session-id.ts'
import { storedHelpLines } from './stored-help-lines.ts'

/** Refusals whose own sentence tells the person what to do: no fault, so no bubble and no toast. */
const tellingCodes: ReadonlySet<ErrorCode> = new Set(['chat_day_used_up', 'chat_message_too_long', 'too_many_requests'])

export function useConversation() {
  const [conversation, setConversation] = useState<Conversation>(loadingConversation)
  const attempt = useAttemptKey()
  /** The conversation on screen: an answer to one that was left is told from its own. */
  const current = useRef<{ id: string }>(undefined)

  useEffect(() => {
    const kept = keptSessionId()
    const session = { id: kept ?? newSessionId() }
    current.current = session
    const show = (next: Conversation) => current.current === session && setConversation(next)
    // A new id has nothing to read: the first visit asks the server nothing.
    const earlier = kept ? loadConversation(kept) : Promise.resolve([])
    earlier.then(
      (messages) => show(messages.length > 0 ? reopened(messages) : newConversation),
      () => show({ ...loadingConversation, phase: 'failed' }),
    )
    return () => {
      current.current = undefined
    }
  }, [])

  function begin() {
    current.current = { id: newSessionId() }
    setConversation(newConversation)
  }

  /** Answers whether the words were taken. When they were not, they stay with whoever wrote them. */
  async function send(text: string): Promise<boolean> {
    const session = current.current
    if (!session || conversation.phase !== 'ready' || conversation.isAnswering) return false
    const said: Message = { id: crypto.randomUUID(), sender: 'user', text: text.trim(), level: 'none' }
    const before = conversation.messages.filter(({ isLost }) => !isLost)
    const level = before.at(-1)?.level ?? 'none'
    setConversation({
      ...conversation,
      messages: [...before, { ...said, level }],
      isAnswering: true,
      refusal: undefined,
    })
    try {
      const answer = await ask(said.text, session)
      if (current.current !== session) return true
      setConversation((was) => ({ ...was, ...answered(before, said, answer) }))
      return true
    } catch (error) {
      const { code, params } = await appErrorOf(error)
      if (current.current !== session) return false
      if (tellingCodes.has(code)) {
        setConversation((was) => ({
          ...was,
          messages: before,
          isAnswering: false,
          refusal: errorMessage(code, params),
        }))
        return false
      }
      const reason = code === 'unexpected' ? 'Erreur inconnue' : errorMessage(code, params)
      setConversation((was) => ({ ...was, messages: [...before, ...lost(said, level)], isAnswering: false }))
      showNotice('chat_not_sent', { tone: 'error', params: { reason } })
      return false
    }
  }

  /** An id that an account took along when it signed out opens nothing any more: the words begin another conversation. */
  async function ask(message: string, session: { id: string }): Promise<ChatAnswer> {
    try {
      return await askOnce({ message, sessionId: session.id })
    } catch (error) {
      if ((await appErrorOf(error)).code !== 'not_found') throw error
      session.id = newSessionId()
      return askOnce({ message, sessionId: session.id })
    }
  }

  async function askOnce(input: ChatMessage): Promise<ChatAnswer> {
    const answer = await invoke('chat-wit-ai', input, { idempotencyKey: attempt.keyFor(input) })
    attempt.forget()
    return answer
  }

  return { conversation, send, begin }
}

function reopened(messages: Message[]): Conversation {
  return { ...newConversation, messages, lines: storedHelpLines(messages) }
}

function answered(before: Message[], said: Message, { response, level, card, exercise }: ChatAnswer) {
  const reply: Message = { id: crypto.randomUUID(), sender: 'assistant', text: response, level }
  return {
    messages: [...before, { ...said, level }, reply],
    lines: card?.lines ?? [],
    exercise,
    isAnswering: false,
  }
}

function lost(said: Message, level: Message['level']): Message[] {
  return [
    { ...said, level, isLost: true },
    { id: `${said.id} failed`, sender: 'assistant', text: TECHNICAL_DIFFICULTY, level, isLost: true },
  ]
}
