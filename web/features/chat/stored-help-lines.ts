import { type HelpLine, helpLines } from '#domain/chat/help-lines.ts'
import type { Message } from './conversation.ts'

const known: HelpLine[] = Object.values(helpLines)
const SHOWN_AT_MOST = 3

/**
 * The lines of a conversation read again: its rows keep the level, not the card. Each reply to a worrying message names its
 * lines in words, the first to use in front; emergency numbers fill what is left.
 */
export function storedHelpLines(messages: readonly Message[]): HelpLine[] {
  const last = messages.findLast(({ sender, level }) => sender === 'assistant' && level !== 'none')
  if (!last) return []
  const always = [helpLines.samu, helpLines.europe]
  const fallback = last.level === 'danger' ? always : [helpLines.suicide, ...always]
  return [...new Set([...namedIn(last.text), ...fallback])].slice(0, SHOWN_AT_MOST)
}

function namedIn(reply: string): HelpLine[] {
  const text = reply.replace(/[\u00A0\u202F]/g, ' ')
  return known
    .map((line) => ({ line, at: text.search(new RegExp(`(?<![\\d/] ?)${line.number}(?! ?(?:\\d|h\\b|min))`)) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line)
}
