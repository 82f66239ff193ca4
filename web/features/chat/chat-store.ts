import type { AppError, ErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { showNotice } from '#web/lib/toast.ts'
import {
  asking,
  type Conversation,
  hasBegun,
  lastKept,
  loadingConversation,
  type Message,
  newConversation,
  notSent,
  type Refusal,
  stopped,
  waitingAgain,
  withEarlier,
  withEvent,
  withoutMessage,
} from './conversation.ts'
import { leftConversation, stoppedAnswer, visitorConsent } from './kept-choices.ts'
import { loadConversation, loadEarlier } from './load-conversation.ts'
import { keepSessionId, keptSessionId, newSessionId } from './session-id.ts'
import { streamAnswer } from './stream-answer.ts'

/** Refusals whose own sentence tells the person what to do: no fault, so no bubble and no toast. */
const tellingCodes: ReadonlySet<ErrorCode> = new Set([
  'body_too_large',
  'chat_day_used_up',
  'chat_message_too_long',
  'chat_message_unread',
  'too_many_requests',
])

/** Why an answer ended early: the person did not leave, and does not want more of it. */
const STOPPED = 'stopped'

/** A message of an earlier conversation, to be shown where it was said. */
export interface Wanted {
  sessionId: string
  messageId: string
}

interface Attempt {
  said: Message
  consent: boolean
  /** The message is kept already: only its answer broke off. */
  isSecond: boolean
}

const NOTHING_KEPT: Refusal = {
  sentence: 'Mivoix n’a rien gardé. Vos mots sont de nouveau ci-dessous.',
  isLiftedByPremium: false,
}

/** The conversation on screen, and all that changes it. An answer to one that was left never touches the next one. */
export class ChatStore {
  #conversation = loadingConversation
  #session: { id: string } | undefined
  #answering: AbortController | undefined
  /** Words that were not taken keep their id: sent again, they are one message. */
  #unsent: Message | undefined
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly read = () => this.#conversation

  get sessionId(): string | undefined {
    return this.#session?.id
  }

  /** Takes the browser's conversation up, or the one that was asked for at a message of it. */
  start(wanted?: Wanted): void {
    const kept = wanted?.sessionId ?? keptSessionId()
    if (kept) void this.open(kept, wanted?.messageId)
    else this.begin()
  }

  leave(): void {
    this.#answering?.abort()
    this.#session = undefined
  }

  readonly begin = () => {
    this.#rememberLeft()
    this.#beginAnew()
  }

  /** There is no way back to what was erased. */
  readonly beginAfterErasing = () => {
    leftConversation.forget()
    this.#beginAnew()
  }

  /** The way back to the conversation that a new one replaced, where there was one. */
  get takeUp(): (() => void) | undefined {
    const id = leftConversation.id()
    return id === undefined || id === this.sessionId ? undefined : () => void this.open(id)
  }

  /** Shows an earlier conversation, and has its last words answered if they never were. */
  async open(sessionId: string, upTo?: string): Promise<void> {
    if (sessionId === leftConversation.id()) leftConversation.forget()
    this.#rememberLeft()
    this.leave()
    keepSessionId(sessionId)
    const session = { id: sessionId }
    this.#session = session
    this.#show(loadingConversation)
    try {
      const { conversation, unanswered } = await loadConversation(sessionId, upTo)
      if (this.#session !== session) return
      this.#show(conversation)
      if (unanswered && !stoppedAnswer.isTo(unanswered.id))
        await this.#answer({ said: unanswered, consent: false, isSecond: false })
    } catch {
      if (this.#session === session) this.#show({ ...loadingConversation, phase: 'failed' })
    }
  }

  async showEarlier(): Promise<void> {
    const session = this.#session
    if (!session) return
    const kept = this.#conversation.messages.filter(({ isLost }) => !isLost)
    const earlier = await loadEarlier(session.id, kept.length)
    if (this.#session === session) this.#show(withEarlier(this.#conversation, earlier))
  }

  /** Answers whether the words were taken. When they were not, they stay with whoever wrote them. */
  async send(text: string, isSignedIn: boolean): Promise<boolean> {
    const { phase, isAnswering, awaitingConsent: waiting } = this.#conversation
    if (!this.#session || phase !== 'ready' || isAnswering) return false
    // Whoever writes on instead of choosing may be in danger: what waits goes along, and is read with the rest.
    const words = waiting ? `${waiting.text}\n${text.trim()}` : text.trim()
    if (this.#unsent?.text !== words)
      this.#unsent = { id: crypto.randomUUID(), sender: 'user', text: words, level: 'none' }
    if (waiting) this.#show(withoutMessage(this.#conversation, waiting))
    const consent = !isSignedIn && visitorConsent.isGiven()
    const isTaken = await this.#answer({ said: this.#unsent, consent, isSecond: false })
    if (!isTaken && waiting) this.#show(waitingAgain(this.#conversation, waiting))
    return isTaken
  }

  async agree(isSignedIn: boolean): Promise<void> {
    const said = this.#conversation.awaitingConsent
    if (!said) return
    if (!isSignedIn) visitorConsent.give()
    await this.#answer({ said, consent: true, isSecond: false })
  }

  /** Gives the words back to whoever would rather not have them kept. */
  disagree(): string {
    const said = this.#conversation.awaitingConsent
    if (said)
      this.#show({ ...withoutMessage(this.#conversation, said), awaitingConsent: undefined, refusal: NOTHING_KEPT })
    return said?.text ?? ''
  }

  readonly stop = () => this.#answering?.abort(STOPPED)

  readonly adopted = () => this.#show({ ...this.#conversation, isAnonymous: false })

  /** What another tab has said meanwhile, or another device: nothing on screen changes while something goes on. */
  async refresh(): Promise<void> {
    const session = this.#session
    const shown = this.#conversation
    if (!session || shown.phase !== 'ready' || shown.isAnswering || shown.awaitingConsent) return
    const loaded = await loadConversation(session.id).catch(() => undefined)
    if (!loaded || this.#conversation !== shown || lastKept(shown) === lastKept(loaded.conversation)) return
    this.#show(loaded.conversation)
  }

  #beginAnew(): void {
    this.leave()
    this.#session = { id: newSessionId() }
    this.#show(newConversation)
  }

  #rememberLeft(): void {
    const { phase } = this.#conversation
    if (this.#session && (phase === 'failed' || hasBegun(this.#conversation)))
      leftConversation.remember(this.#session.id)
  }

  async #answer(attempt: Attempt): Promise<boolean> {
    const { said, consent } = attempt
    const session = this.#session
    if (!session) return false
    const stop = new AbortController()
    this.#answering = stop
    this.#show(asking(this.#conversation, said))
    let isKept = false
    try {
      const input = { message: said.text, messageId: said.id, consent, sessionId: session.id }
      for await (const event of streamAnswer(input, stop.signal)) {
        if (this.#session !== session) return true
        isKept ||= event.event === 'begun' && event.data.messageId !== null
        this.#show(withEvent(this.#conversation, said, event))
      }
      this.#unsent = undefined
      return true
    } catch (error) {
      if (this.#session !== session) return true
      if (stop.signal.aborted) return this.#stopped(said)
      if (isKept && !attempt.isSecond) return this.#answer({ ...attempt, isSecond: true })
      return isKept ? this.#interrupted(said) : this.#refused(await appErrorOf(error), attempt)
    }
  }

  #stopped(said: Message): boolean {
    stoppedAnswer.remember(said.id)
    return this.#interrupted(said)
  }

  /** The words are kept, so they stay where they are. */
  #interrupted(said: Message): boolean {
    this.#unsent = undefined
    this.#show(stopped(this.#conversation, said))
    return true
  }

  async #refused({ code, params }: AppError, attempt: Attempt): Promise<boolean> {
    const { said } = attempt
    // An id that an account took along when it signed out opens nothing any more: the words begin another conversation.
    if (code === 'not_found' && !attempt.isSecond && this.#session) {
      this.#session.id = newSessionId()
      return this.#answer({ ...attempt, isSecond: true })
    }
    if (tellingCodes.has(code)) {
      const refusal = { sentence: errorMessage(code, params), isLiftedByPremium: code === 'chat_day_used_up' }
      this.#show({ ...withoutMessage(this.#conversation, said), isAnswering: false, refusal })
      return false
    }
    const reason = code === 'unexpected' ? 'Erreur inconnue' : errorMessage(code, params)
    this.#show(notSent(this.#conversation, said))
    showNotice('chat_not_sent', { tone: 'error', params: { reason } })
    return false
  }

  #show(next: Conversation): void {
    this.#conversation = next
    for (const listener of this.#listeners) listener()
  }
}
