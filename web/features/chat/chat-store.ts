import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { Listeners } from '#web/lib/listeners.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { type Attempt, inputOf } from './conversations/attempt.ts'
import {
  answerId,
  asking,
  brokenOff,
  type Conversation,
  hasBegun,
  interrupted,
  type KeptHelp,
  lastKept,
  loadingConversation,
  type Message,
  newConversation,
  notSent,
  type Refusal,
  saidAt,
  waitingTogether,
  withdrawn,
  withEarlier,
  withEvent,
} from './conversations/conversation.ts'
import { leftConversation, stoppedAnswer, visitorConsent } from './conversations/kept-choices.ts'
import { keptHelp } from './conversations/kept-help.ts'
import { loadConversation, loadEarlier } from './conversations/load-conversation.ts'
import { refusalOf } from './conversations/refusals.ts'
import { restoreLocalState } from './conversations/restore-local-state.ts'
import type { SearchResult } from './conversations/search-result.ts'
import { storageStateOf } from './conversations/storage-state-of.ts'
import { keepSessionId, keptSessionId, newSessionId } from './session-id.ts'
import { streamAnswer } from './stream-answer.ts'

/** Abort reason: the person stopped the answer, without leaving the conversation. */
const STOPPED = 'stopped'
/** State of the conversation on screen. A late answer to an earlier conversation never changes the current one. */
export class ChatStore {
  #conversation = loadingConversation
  #session: { id: string } | undefined
  #answering: AbortController | undefined
  /** An unsent message keeps its id, so that a retry is idempotent. */
  #unsent: Message | undefined
  /** The signed-in person has just consented on this page: the next message carries the consent. */
  #hasAgreed = false
  readonly #listeners = new Listeners()
  readonly #stream: typeof streamAnswer

  constructor(stream = streamAnswer) {
    this.#stream = stream
  }

  readonly subscribe = this.#listeners.subscribe
  readonly read = () => this.#conversation

  get sessionId(): string | undefined {
    return this.#session?.id
  }

  /** Opens this browser's conversation, or the one of a search result. */
  start(searchResult?: SearchResult): void {
    const kept = searchResult?.sessionId ?? keptSessionId()
    if (kept) void this.open(kept, searchResult?.messageId)
    else this.begin()
  }

  leave(): void {
    this.#answering?.abort()
    this.#session = undefined
  }

  readonly begin = () => {
    this.#rememberLeft()
    const { messages, lines, earlierLines } = this.#conversation
    const level = messages.at(-1)?.level ?? 'none'
    this.#beginAnew({ level, lines: lines.length > 0 ? lines : earlierLines })
  }

  /** An erased conversation cannot be returned to. */
  readonly beginAfterErasing = () => {
    leftConversation.forget()
    keptHelp.forget()
    this.#beginAnew()
  }

  /** Returns to the conversation that a new one replaced, if any. */
  get takeUp(): (() => void) | undefined {
    const id = leftConversation.id()
    return id === undefined || id === this.sessionId ? undefined : () => void this.open(id)
  }

  /** Opens an earlier conversation, and resumes its last answer if it is missing. */
  async open(sessionId: string, upTo?: string): Promise<void> {
    if (sessionId === leftConversation.id()) leftConversation.forget()
    if (sessionId !== this.sessionId) this.#rememberLeft()
    this.leave()
    keepSessionId(sessionId)
    const session = { id: sessionId }
    this.#session = session
    this.#show(loadingConversation)
    try {
      const loaded = await loadConversation(sessionId, upTo)
      if (this.#session !== session) return
      this.#show(restoreLocalState(loaded, sessionId))
      const { unanswered } = loaded
      if (unanswered && !stoppedAnswer.isTo(unanswered.id))
        await this.#answer({ said: unanswered, consent: false, isHeard: true, isSecond: false })
    } catch {
      if (this.#session === session) this.#show({ ...loadingConversation, phase: 'failed' })
    }
  }

  /** Retries a conversation that failed to load. */
  readonly reload = () => {
    if (this.#session && this.#conversation.phase === 'failed') void this.open(this.#session.id)
  }

  async showEarlier(): Promise<void> {
    const session = this.#session
    if (!session) return
    const kept = this.#conversation.messages.filter(({ isLost }) => !isLost)
    const earlier = await loadEarlier(session.id, kept.length)
    if (this.#session === session) this.#show(withEarlier(this.#conversation, earlier))
  }

  /** Returns whether the message was accepted; a refused one stays in the field. */
  async send(text: string, isSignedIn: boolean): Promise<boolean> {
    const { phase, isAnswering, awaitingConsent: waiting } = this.#conversation
    if (phase !== 'ready' || isAnswering) return false
    if (!this.#session) {
      showError(new AppError('chat_session_missing'))
      return false
    }
    return waiting ? this.#sendBeside(waiting, text.trim(), isSignedIn) : this.#say(text.trim(), isSignedIn)
  }

  /**
   * A person who writes on instead of answering the consent question may be in danger: the new message is assessed on
   * its own, and answered at once when the risk is high. Otherwise it waits with the first, or goes back to the field
   * when both together are too long.
   */
  async #sendBeside(waiting: Message, text: string, isSignedIn: boolean): Promise<boolean> {
    const isTaken = await this.#say(text, isSignedIn)
    const { awaitingConsent: alsoWaiting } = this.#conversation
    if (!alsoWaiting) {
      if (!isTaken) this.#show({ ...this.#conversation, awaitingConsent: waiting })
      return isTaken
    }
    this.#show(waitingTogether(this.#conversation, waiting, alsoWaiting))
    return this.#conversation.awaitingConsent !== waiting
  }

  #say(words: string, isSignedIn: boolean): Promise<boolean> {
    if (this.#unsent?.text !== words)
      this.#unsent = { id: crypto.randomUUID(), sender: 'user', text: words, level: 'none', at: new Date() }
    return this.#answer({ said: this.#unsent, consent: this.#isAgreed(isSignedIn), isHeard: false, isSecond: false })
  }

  /** Returns whether the waiting message was accepted, like `send`. */
  async agree(isSignedIn: boolean): Promise<boolean> {
    const said = this.#conversation.awaitingConsent
    if (!said) return true
    if (!isSignedIn) visitorConsent.give()
    return this.#answer({ said, consent: true, isHeard: false, isSecond: false })
  }

  /** Consent for the following messages, after a person in danger was answered without being asked. */
  agreeToGoOn(isSignedIn: boolean): void {
    if (isSignedIn) this.#hasAgreed = true
    else visitorConsent.give()
    this.#show({ ...this.#conversation, unkept: 'agreed' })
  }

  readonly declineToGoOn = () => this.#show({ ...this.#conversation, unkept: 'declined' })

  /** Consent refused: the message is answered, and no word is kept. Returns like `send`. */
  async disagree(): Promise<boolean> {
    const said = this.#conversation.awaitingConsent
    if (!said) return true
    this.#show({ ...this.#conversation, unkept: 'declined' })
    return this.#answer({ said, consent: false, isHeard: false, isSecond: false })
  }

  readonly stop = () => this.#answering?.abort(STOPPED)

  /** Asks again for the answer that was interrupted. */
  async resume(isSignedIn: boolean): Promise<void> {
    const said = brokenOff(this.#conversation)
    if (!said) return
    stoppedAnswer.forget()
    await this.#answer({ said, consent: this.#isAgreed(isSignedIn), isHeard: true, isSecond: false })
  }

  /** The error disappears once the refused text was deleted. */
  readonly dropRefusal = () => {
    if (this.#conversation.refusal) this.#show({ ...this.#conversation, refusal: undefined })
  }

  readonly adopted = () => this.#show({ ...this.#conversation, isAnonymous: false })

  /** Reads messages from another tab or device; skipped while an answer or a question is pending. */
  async refresh(): Promise<void> {
    const session = this.#session
    const shown = this.#conversation
    if (!session || shown.phase !== 'ready' || shown.isAnswering || shown.awaitingConsent) return
    // These messages are not stored on the server: a reload would drop them.
    if (shown.unkept) return
    const loaded = await loadConversation(session.id).catch(() => undefined)
    if (!loaded || this.#conversation !== shown) return
    const conversation = restoreLocalState(loaded, session.id)
    if (lastKept(shown) !== lastKept(conversation)) this.#show(conversation)
  }

  #isAgreed(isSignedIn: boolean): boolean {
    return isSignedIn ? this.#hasAgreed : visitorConsent.isGiven()
  }

  #beginAnew(help?: KeptHelp): void {
    this.leave()
    this.#session = { id: newSessionId() }
    if (help && help.lines.length > 0) keptHelp.remember(this.#session.id, { ...help, isEarlier: true })
    this.#show({ ...newConversation, earlierLines: help?.lines ?? [] })
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
    if (!attempt.isHeard) this.#unsent = said
    this.#show(asking(this.#conversation, said))
    let isHeard = false
    try {
      const input = inputOf(attempt, session.id, this.#conversation)
      for await (const event of this.#stream(input, stop.signal)) {
        if (this.#session !== session) return true
        // From here on the same text is a new message: « Suite » may be pressed again before the stream has closed.
        this.#unsent = undefined
        const next = withEvent(this.#conversation, said, event)
        if (event.event === 'begun') {
          isHeard = true
          this.#show({ ...next, unkept: storageStateOf(this.#conversation, session.id, event.data, consent) })
        } else this.#show(event.event === 'done' ? saidAt(next, answerId(said.id), new Date()) : next)
      }
      return true
    } catch (error) {
      if (this.#session !== session) return true
      if (stop.signal.aborted) {
        // Also when it is taken back: the server may have received it all the same.
        stoppedAnswer.remember(said.id)
        if (isHeard || attempt.isHeard) return this.#interrupted(said)
        this.#show(withdrawn(this.#conversation, said))
        return false
      }
      if (isHeard && !attempt.isSecond) return this.#answer({ ...attempt, isHeard, isSecond: true })
      return this.#refused(await appErrorOf(error), { ...attempt, isHeard: isHeard || attempt.isHeard })
    }
  }

  /** The server has stored the message, so it stays on screen. */
  #interrupted(said: Message, refusal?: Refusal): boolean {
    this.#unsent = undefined
    this.#show({ ...interrupted(this.#conversation, said), refusal })
    return true
  }

  async #refused(error: AppError, attempt: Attempt): Promise<boolean> {
    const { said } = attempt
    const { code, params } = error
    // A session id claimed by an account that signed out is no longer readable: start a new conversation.
    if (code === 'not_found' && !attempt.isSecond && this.#session) {
      this.#session.id = newSessionId()
      return this.#answer({ ...attempt, isSecond: true })
    }
    const refusal = refusalOf(error)
    if (attempt.isHeard) return this.#interrupted(said, refusal)
    if (refusal) {
      this.#show({ ...withdrawn(this.#conversation, said), refusal })
      return false
    }
    const reason = code === 'unexpected' ? 'Erreur inconnue' : errorMessage(code, params)
    this.#show(notSent(this.#conversation, said))
    showNotice('chat_not_sent', { params: { reason } })
    return false
  }

  #show(next: Conversation): void {
    this.#conversation = next
    this.#listeners.notify()
  }
}
