import { useEffect, useRef, useState } from 'react'
import type { AppError, ErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { useAuthState } from '#web/lib/auth-state.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { showNotice } from '#web/lib/toast.ts'
import { useAttemptKey } from '#web/lib/use-attempt-key.ts'
import {
  asking,
  type Conversation,
  loadingConversation,
  type Message,
  newConversation,
  stopped,
  TECHNICAL_DIFFICULTY,
  withEvent,
} from './conversation.ts'
import { stoppedAnswer, visitorConsent } from './kept-choices.ts'
import { loadConversation } from './load-conversation.ts'
import { keepSessionId, keptSessionId, newSessionId } from './session-id.ts'
import { streamAnswer } from './stream-answer.ts'

/** Refusals whose own sentence tells the person what to do: no fault, so no bubble and no toast. */
const tellingCodes: ReadonlySet<ErrorCode> = new Set(['chat_day_used_up', 'chat_message_too_long', 'too_many_requests'])

/** Why an answer ended early: the person did not leave, and does not want more of it. */
const STOPPED = 'stopped'

interface Attempt {
  session: { id: string }
  said: Message
  consent: boolean
  left: AbortSignal
  show: (change: (was: Conversation) => Conversation) => void
}

export function useConversation() {
  const [conversation, setConversation] = useState<Conversation>(loadingConversation)
  const isSignedIn = useAuthState().status === 'signed-in'
  const attempt = useAttemptKey()
  /** The conversation on screen: an answer to one that was left is told from its own. */
  const current = useRef<{ id: string }>(undefined)
  const answering = useRef<AbortController>(undefined)

  useEffect(() => {
    const kept = keptSessionId()
    if (kept) void open(kept)
    else begin()
    return () => leave()
  }, [])

  function leave() {
    answering.current?.abort()
    current.current = undefined
  }

  function begin() {
    leave()
    current.current = { id: newSessionId() }
    setConversation(newConversation)
  }

  /** Shows an earlier conversation, and has its last words answered if they never were. */
  async function open(sessionId: string) {
    leave()
    keepSessionId(sessionId)
    const session = { id: sessionId }
    current.current = session
    setConversation(loadingConversation)
    try {
      const { conversation: loaded, unanswered } = await loadConversation(sessionId)
      if (current.current !== session) return
      setConversation(loaded)
      if (unanswered && !stoppedAnswer.isTo(unanswered.id)) await answer(loaded, unanswered, false)
    } catch {
      if (current.current === session) setConversation({ ...loadingConversation, phase: 'failed' })
    }
  }

  /** Answers whether the words were taken. When they were not, they stay with whoever wrote them. */
  async function send(text: string): Promise<boolean> {
    if (!current.current || conversation.phase !== 'ready' || conversation.isAnswering) return false
    const words = text.trim()
    const id = attempt.keyFor({ words, session: current.current.id })
    const said: Message = { id, sender: 'user', text: words, level: 'none' }
    return answer(conversation, said, !isSignedIn && visitorConsent.isGiven())
  }

  async function agree() {
    const said = conversation.awaitingConsent
    if (!said) return
    if (!isSignedIn) visitorConsent.give()
    await answer(conversation, said, true)
  }

  /** Gives the words back to whoever would rather not have them kept. */
  function disagree(): string {
    const said = conversation.awaitingConsent
    setConversation((was) => ({
      ...was,
      messages: was.messages.filter(({ id }) => id !== said?.id),
      awaitingConsent: undefined,
    }))
    return said?.text ?? ''
  }

  async function answer(from: Conversation, said: Message, consent: boolean, isSecondTry = false): Promise<boolean> {
    const session = current.current
    if (!session) return false
    const stop = new AbortController()
    answering.current = stop
    const show = (change: (was: Conversation) => Conversation) => {
      if (current.current === session) setConversation(change)
    }
    setConversation(asking(from, said))
    let isKept = false
    try {
      const input = { message: said.text, messageId: said.id, consent }
      for await (const event of streamAnswer({ ...input, sessionId: session.id }, stop.signal)) {
        isKept ||= event.event === 'begun' && event.data.messageId !== null
        show((was) => withEvent(was, said, event))
        if (event.event === 'done')
          show((was) => ({ ...was, isAnonymous: !isSignedIn && event.data.messageId !== null }))
      }
      attempt.forget()
      return true
    } catch (error) {
      const { signal: left } = stop
      if (isKept && !left.aborted) return isSecondTry ? interrupted(said, show) : answer(from, said, consent, true)
      return refused(await appErrorOf(error), { session, said, consent, left, show })
    }
  }

  /** The words are kept, so they stay where they are: a reload asks for their answer again. */
  function interrupted(said: Message, show: Attempt['show']): boolean {
    show((was) => stopped(was, said))
    return true
  }

  async function refused({ code, params }: AppError, { session, said, consent, left, show }: Attempt) {
    const withoutSaid = ({ messages }: Conversation) => messages.filter(({ id }) => id !== said.id)
    if (left.aborted) {
      if (left.reason === STOPPED) stoppedAnswer.remember(said.id)
      attempt.forget()
      show((was) => stopped(was, said))
      return true
    }
    // An id that an account took along when it signed out opens nothing any more: the words begin another conversation.
    if (code === 'not_found' && current.current === session) {
      session.id = newSessionId()
      return answer({ ...conversation, messages: withoutSaid(conversation) }, said, consent)
    }
    if (tellingCodes.has(code)) {
      const refusal = errorMessage(code, params)
      show((was) => ({ ...was, messages: withoutSaid(was), isAnswering: false, refusal }))
      return false
    }
    const reason = code === 'unexpected' ? 'Erreur inconnue' : errorMessage(code, params)
    show((was) => ({ ...was, messages: [...withoutSaid(was), ...lost(said)], isAnswering: false }))
    showNotice('chat_not_sent', { tone: 'error', params: { reason } })
    return false
  }

  return {
    conversation,
    send,
    begin,
    open,
    agree,
    disagree,
    stop: () => answering.current?.abort(STOPPED),
    adopted: () => setConversation((was) => ({ ...was, isAnonymous: false })),
    sessionId: () => current.current?.id,
  }
}

function lost(said: Message): Message[] {
  const id = `${said.id} failed`
  return [
    { ...said, isLost: true },
    { id, sender: 'assistant', text: TECHNICAL_DIFFICULTY, level: said.level, isLost: true },
  ]
}
