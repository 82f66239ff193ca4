import type { ChatEvent } from '#domain/chat/chat-event.ts'
import type { HelpLine } from '#domain/chat/help-lines.ts'
import type { Level } from '#domain/chat/risk.ts'
import type { ChatAnswer } from '#domain/functions.ts'
import type { Day } from '#domain/time.ts'

export interface Message {
  id: string
  /** Of the row it was read from: where a search leads. */
  rowId?: string
  sender: 'user' | 'assistant'
  text: string
  /** On which it was kept; words of the present have none yet. */
  day?: Day
  /** When it was said, or answered in full. */
  at?: Date
  /** The conversation’s level once this was said: it goes down only where it was a guess. */
  level: Level
  /** Shown, but not kept by the server: the next attempt takes its place. */
  isLost?: boolean
  isWriting?: boolean
  /** Words of an answer given anew, held back while those of the broken one are longer: what was read does not vanish. */
  unshown?: string
  /** The answer stops here, perhaps before its first word: the person stopped it or left, or the connection broke. */
  isCut?: boolean
}

export interface Refusal {
  sentence: string
  /** Whether premium lifts what stood in the way. */
  isLiftedByPremium: boolean
}

/** What became of asking whether to keep the words of somebody in danger, who was answered before any such question. */
export type Unkept = 'unasked' | 'declined' | 'agreed'

export interface Conversation {
  phase: 'loading' | 'ready' | 'failed'
  messages: Message[]
  /** Whether more was said before the first of them. */
  hasEarlier: boolean
  /** Whom to call, at most three, the first in front; empty as long as nothing worries. */
  lines: HelpLine[]
  /** Whom to call about what was said in the conversation that this one replaced: a new one takes no help away. */
  earlierLines: HelpLine[]
  /** Whether help was shown on a guess, which can be taken back. */
  isGuessed: boolean
  /** Help that was taken back because the alarm was wrong: one line under the words that called for it. */
  takenBack: { below: string; lines: HelpLine[] } | undefined
  /** What stands under the last reply: answers to tap, where one is in a topic, the summary. */
  guide: ChatAnswer['guide'] | null
  isAnswering: boolean
  /** Sentences of the answer under way or just given, one by one, as a screen reader hears them. */
  spoken: string[]
  /** Why the last words were not taken, when the reason is not a fault: too long, too many for today. */
  refusal: Refusal | undefined
  /** Words that wait until the person agrees that they are kept. */
  awaitingConsent: Message | undefined
  /** Said when the last words were answered, but not kept. */
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

/** Not stored: it opens a conversation in which nothing has been said yet. */
const greeting: Message = {
  id: 'greeting',
  sender: 'assistant',
  text: "Bonjour ! Je suis votre assistant émotionnel. Comment vous sentez-vous aujourd'hui ?",
  level: 'none',
}

/** The help that was shown, where the words that called for it were not kept. */
export interface KeptHelp {
  level: Level
  lines: HelpLine[]
  /** Whether it was shown in the conversation before. */
  isEarlier?: boolean
}

/** A conversation that is read again, with the help that was shown in it: also where nothing of it was kept. */
export function withHelp(conversation: Conversation, help: KeptHelp, unkept: Unkept): Conversation {
  const { level, lines } = help
  if (help.isEarlier) return { ...conversation, earlierLines: lines }
  if (conversation.lines.length > 0) return conversation
  const last = conversation.messages.length - 1
  const messages = conversation.messages.map((message, place) => (place === last ? { ...message, level } : message))
  return { ...conversation, messages, lines, unkept }
}

export const newConversation: Conversation = { ...loadingConversation, phase: 'ready', messages: [greeting] }

export const TECHNICAL_DIFFICULTY =
  'Je rencontre actuellement des difficultés techniques. Veuillez réessayer dans quelques instants.'

/** Nobody has read the words that were not sent: they may be those of somebody in danger. */
export const CALLS_STILL_WORK =
  'Si vous pensez au suicide, appelez le 3114. En danger immédiat, appelez le 15 ou le 112. Un appel passe même sans Internet.'

/** The last words of the person at which the level rose: help is shown right below them. */
export function messageThatWorries(messages: readonly Message[]): string | undefined {
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

/** The last thing said that the server has too. */
export function lastKept({ messages }: Conversation): string | undefined {
  return messages.findLast(({ isLost }) => !isLost)?.id
}

export const answerId = (messageId: string) => `answer ${messageId}`

/** The words just said are shown at once, last; an answer to them that was cut stays, unmarked, until its new words come. */
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

/** The conversation after one more event of the answer to `said`. */
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
  const below = messageThatWorries(messages)
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

/** What was said before, once it has been read. */
export function withEarlier(conversation: Conversation, earlier: EarlierMessages): Conversation {
  return {
    ...conversation,
    messages: [...earlier.messages, ...conversation.messages],
    hasEarlier: earlier.hasEarlier,
  }
}

export function withoutMessage(conversation: Conversation, { id }: Message): Conversation {
  return { ...conversation, messages: conversation.messages.filter((message) => message.id !== id) }
}

/** These words wait for consent, in place of those they are made of. */
export function waitingFor(conversation: Conversation, waiting: Message, parts: readonly Message[]): Conversation {
  const others = conversation.messages.filter(({ id }) => parts.every((part) => part.id !== id))
  return { ...conversation, messages: [...others, waiting], awaitingConsent: waiting }
}

/** The words stay where they are, marked; the assistant says that it failed, and whom to call. */
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

/** What was answered so far stays, marked: it can be asked for again. */
export function interrupted(conversation: Conversation, said: Message): Conversation {
  const answer = conversation.messages.find(({ id }) => id === answerId(said.id)) ?? { text: '', level: said.level }
  const cut = { ...answer, isWriting: false, unshown: undefined, isCut: true }
  return { ...withAnswer(conversation, said, cut), isAnswering: false }
}

/** The words whose answer broke off, when nothing was said since. */
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
