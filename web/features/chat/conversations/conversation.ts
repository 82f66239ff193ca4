import type { ChatEvent } from '#domain/chat/chat-event.ts'
import type { HelpLine } from '#domain/chat/help-lines.ts'
import type { Level } from '#domain/chat/risk.ts'
import { CHAT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import type { Day } from '#domain/time.ts'

export interface Message {
  id: string
  /** Id of the database row: target of a search result. */
  rowId?: string
  sender: 'user' | 'assistant'
  text: string
  /** Day it was stored; undefined for messages of this visit. */
  day?: Day
  /** Time of sending, or of the complete answer. */
  at?: Date
  /** Risk level after this message: it only goes down when it was a guess. */
  level: Level
  /** Shown but not stored by the server: the next attempt replaces it. */
  isLost?: boolean
  isWriting?: boolean
  /** Text of a retried answer, buffered while it is shorter than the broken one: text already read does not vanish. */
  unshown?: string
  /** The answer is incomplete, perhaps empty: it was stopped, the person left, or the connection broke. */
  isCut?: boolean
}

export interface Refusal {
  sentence: string
  isLiftedByPremium: boolean
  /** Crisis lines to call: the message was not answered, and perhaps not read. */
  calls?: string
}

/** Consent state of a person in danger, who was answered before being asked for consent. */
export type Unkept = 'unasked' | 'declined' | 'agreed'

export interface Conversation {
  phase: 'loading' | 'ready' | 'failed'
  messages: Message[]
  /** Whether older messages exist. */
  hasEarlier: boolean
  /** Crisis lines to call, at most three, most relevant first; empty without risk. */
  lines: HelpLine[]
  /** Crisis lines of the conversation that this one replaced: a new one does not remove help. */
  earlierLines: HelpLine[]
  /** The help is based on a guess, which can be withdrawn. */
  isGuessed: boolean
  /** Help withdrawn after a false alarm: one line under the message that triggered it. */
  takenBack: { below: string; lines: HelpLine[] } | undefined
  /** UI under the last reply: quick replies, progress in a topic, the summary. */
  guide: ChatAnswer['guide'] | null
  isAnswering: boolean
  /** Sentences of the current or last answer, for screen readers. */
  spoken: string[]
  /** Why the last message was refused, when it is not a failure: too long, daily limit. */
  refusal: Refusal | undefined
  /** Message waiting for consent to storage. */
  awaitingConsent: Message | undefined
  /** Set when the last message was answered but not stored. */
  unkept: Unkept | undefined
  /** Whether it began without an account, as the server says. */
  isAnonymous: boolean
}

export type EarlierMessages = Pick<Conversation, 'messages' | 'hasEarlier'>

export const loadingConversation: Conversation = {
  phase: 'loading',
  messages: [],
  hasEarlier: false,
  lines: [],
  earlierLines: [],
  isGuessed: false,
  takenBack: undefined,
  guide: null,
  isAnswering: false,
  spoken: [],
  refusal: undefined,
  awaitingConsent: undefined,
  unkept: undefined,
  isAnonymous: false,
}

/** Not stored: shown at the start of an empty conversation. */
const greeting: Message = {
  id: 'greeting',
  sender: 'assistant',
  text: "Bonjour ! Je suis votre assistant émotionnel. Comment vous sentez-vous aujourd'hui ?",
  level: 'none',
}

/** Crisis help shown for messages that were not stored. */
export interface KeptHelp {
  level: Level
  lines: HelpLine[]
  /** Whether it was shown in the previous conversation. */
  isEarlier?: boolean
}

/** A reloaded conversation with the help shown in it, even when no message was stored. */
export function withHelp(conversation: Conversation, help: KeptHelp, unkept: Unkept): Conversation {
  const { level, lines } = help
  if (help.isEarlier) return { ...conversation, earlierLines: lines }
  if (conversation.lines.length > 0) return conversation
  const last = conversation.messages.length - 1
  const messages = conversation.messages.map((message, place) => (place === last ? { ...message, level } : message))
  return { ...conversation, messages, lines, unkept }
}

export const newConversation: Conversation = { ...loadingConversation, phase: 'ready', messages: [greeting] }

const TECHNICAL_DIFFICULTY =
  'Je rencontre actuellement des difficultés techniques. Veuillez réessayer dans quelques instants.'

/** The author of a message without an answer may be in danger. */
export const CALLS_STILL_WORK =
  'Si vous pensez au suicide, appelez le 3114. En danger immédiat, appelez le 15 ou le 112. Un appel passe même sans Internet.'

/** Last message of the person that raised the risk level: help is shown below it. */
export function messageThatRaisedRisk(messages: readonly Message[]): string | undefined {
  let level: Level = 'none'
  let found: string | undefined
  for (const message of messages) {
    if (message.level === level || message.isLost) continue
    level = message.level
    found = message.id
  }
  return found
}

export function hasBegun({ messages }: Conversation): boolean {
  return messages.some(({ sender }) => sender === 'user')
}

/** Id of the last message that the server has stored. */
export function lastKept({ messages }: Conversation): string | undefined {
  return messages.findLast(({ isLost }) => !isLost)?.id
}

export const answerId = (messageId: string) => `answer ${messageId}`

/**
 * Optimistic update: shows the message at once; an interrupted answer to it stays, unmarked, until new text arrives.
 */
export function asking(conversation: Conversation, said: Message): Conversation {
  const before = conversation.messages.filter(({ id, isLost }) => !isLost && id !== said.id)
  const level = before.findLast(({ sender }) => sender === 'assistant')?.level ?? 'none'
  const cut = before.find(({ id }) => id === answerId(said.id))
  const others = before.filter((message) => message !== cut)
  const stillShown: Message[] = cut?.text ? [{ id: cut.id, sender: cut.sender, text: cut.text, level: cut.level }] : []
  return {
    ...conversation,
    messages: [...others, { ...said, level }, ...stillShown],
    isAnswering: true,
    spoken: [],
    refusal: undefined,
    awaitingConsent: undefined,
  }
}

/** Reducer: the conversation after one event of the answer to `said`. */
export function withEvent(conversation: Conversation, said: Message, event: ChatEvent): Conversation {
  const answer = conversation.messages.find(({ id }) => id === answerId(said.id))
  switch (event.event) {
    case 'begun': {
      const { level, card } = event.data
      const messages = conversation.messages.map((message) =>
        message.id === said.id ? { ...message, level } : message,
      )
      const takenBack = card ? undefined : helpTakenBack(conversation)
      return { ...conversation, messages, takenBack, lines: card?.lines ?? [], isGuessed: card?.isGuessed ?? false }
    }
    case 'words': {
      const level = conversation.messages.find(({ id }) => id === said.id)?.level ?? 'none'
      const spoken = [...conversation.spoken, event.data.text.trim()]
      const grown = { ...grownBy(event.data.text, answer), level, isWriting: true }
      return { ...withAnswer(conversation, said, grown), spoken }
    }
    case 'again':
      return withAnswer(conversation, said, { text: '', level: answer?.level ?? 'none', isWriting: true })
    case 'consent-needed':
      return { ...conversation, isAnswering: false, awaitingConsent: said }
    case 'done': {
      const { response: text, level, card, guide } = event.data
      const done = withAnswer(conversation, said, { text, level })
      return { ...done, lines: card?.lines ?? [], isGuessed: card?.isGuessed ?? false, guide, isAnswering: false }
    }
    default:
      return conversation
  }
}

function helpTakenBack({ messages, lines, takenBack }: Conversation): Conversation['takenBack'] {
  const below = messageThatRaisedRisk(messages)
  return lines.length > 0 && below ? { below, lines } : takenBack
}

function grownBy(words: string, answer: Message | undefined): Pick<Message, 'text' | 'unshown'> {
  const broken = answer?.isWriting && answer.unshown === undefined ? '' : (answer?.text ?? '')
  const written = (answer?.isWriting ? (answer.unshown ?? answer.text) : '') + words
  return written.length < broken.length ? { text: broken, unshown: written } : { text: written }
}

export function saidAt(conversation: Conversation, id: string, at: Date): Conversation {
  return { ...conversation, messages: conversation.messages.map((one) => (one.id === id ? { ...one, at } : one)) }
}

/** Prepends older messages. */
export function withEarlier(conversation: Conversation, earlier: EarlierMessages): Conversation {
  return {
    ...conversation,
    messages: [...earlier.messages, ...conversation.messages],
    hasEarlier: earlier.hasEarlier,
  }
}

/** Of two messages that wait for the same consent one is left: both in one, or only the first if that is too long. */
export function waitingTogether(conversation: Conversation, first: Message, second: Message): Conversation {
  const text = `${first.text}\n${second.text}`
  const waiting = text.length > CHAT_MESSAGE_MAX_CHARACTERS ? first : { ...first, id: crypto.randomUUID(), text }
  const others = conversation.messages.filter(({ id }) => id !== first.id && id !== second.id)
  return { ...conversation, messages: [...others, waiting], awaitingConsent: waiting }
}

/** The server stored nothing, or may have stored nothing: the words return to the field. */
export function withdrawn(conversation: Conversation, { id }: Message): Conversation {
  const messages = conversation.messages.filter((message) => message.id !== id)
  return { ...conversation, messages, isAnswering: false, awaitingConsent: undefined }
}

/** The message stays, marked as not sent; the assistant shows an error and the crisis lines. */
export function notSent(conversation: Conversation, said: Message): Conversation {
  const id = `${said.id} failed`
  const text = `${TECHNICAL_DIFFICULTY}\n\n${CALLS_STILL_WORK}`
  const failed: Message = { id, sender: 'assistant', text, level: said.level, isLost: true }
  const messages = conversation.messages.map((message) =>
    message.id === said.id ? { ...said, isLost: true } : message,
  )
  return {
    ...conversation,
    messages: [...messages, failed],
    isAnswering: false,
    spoken: [TECHNICAL_DIFFICULTY, CALLS_STILL_WORK],
  }
}

/** The partial answer stays, marked: it can be resumed. */
export function interrupted(conversation: Conversation, said: Message): Conversation {
  const answer = conversation.messages.find(({ id }) => id === answerId(said.id)) ?? { text: '', level: said.level }
  const cut = { ...answer, isWriting: false, unshown: undefined, isCut: true }
  return { ...withAnswer(conversation, said, cut), isAnswering: false }
}

/** Message whose answer was interrupted, when it is the last one. */
export function brokenOff({ messages, isAnswering }: Conversation): Message | undefined {
  const last = messages.at(-1)
  if (isAnswering || !last?.isCut) return undefined
  return messages.find(({ id }) => answerId(id) === last.id)
}

function withAnswer(
  conversation: Conversation,
  said: Message,
  answer: Pick<Message, 'text' | 'level' | 'isWriting' | 'unshown' | 'isCut'>,
): Conversation {
  const id = answerId(said.id)
  const others = conversation.messages.filter((message) => message.id !== id)
  return { ...conversation, messages: [...others, { ...answer, id, sender: 'assistant' }] }
}
