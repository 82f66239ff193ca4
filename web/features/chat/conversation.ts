import type { HelpLine } from '#domain/chat/help-lines.ts'
import type { Level } from '#domain/chat/risk.ts'
import type { ChatAnswer } from '#domain/functions.ts'

export interface Message {
  id: string
  sender: 'user' | 'assistant'
  text: string
  /** The conversation’s level once this was said: it never goes down. */
  level: Level
  /** Shown, but not kept by the server: the next attempt takes its place. */
  isLost?: boolean
}

export interface Conversation {
  phase: 'loading' | 'ready' | 'failed'
  messages: Message[]
  /** Whom to call, at most three, the first in front; empty as long as nothing worries. */
  lines: HelpLine[]
  exercise: ChatAnswer['exercise']
  isAnswering: boolean
  /** Why the last words were not taken, when the reason is not a fault: too long, too many for today. */
  refusal: string | undefined
}

export const loadingConversation: Conversation = {
  phase: 'loading',
  messages: [],
  lines: [],
  exercise: null,
  isAnswering: false,
  refusal: undefined,
}

/** Not stored: it opens a conversation in which nothing has been said yet. */
const greeting: Message = {
  id: 'greeting',
  sender: 'assistant',
  text: "Bonjour ! Je suis votre assistant émotionnel. Comment vous sentez-vous aujourd'hui ?",
  level: 'none',
}

export const newConversation: Conversation = { ...loadingConversation, phase: 'ready', messages: [greeting] }

export const TECHNICAL_DIFFICULTY =
  'Je rencontre actuellement des difficultés techniques. Veuillez réessayer dans quelques instants.'

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
