import { WORSE } from '#domain/chat/labels.ts'
import { numbersIn } from '#domain/chat/numbers-in.ts'
import type { Conversation, Message } from './conversation.ts'

/** Whether somebody in this conversation asked for help, was offered some, or is being asked: then nothing is sold. */
export function helpWasAsked({ messages, lines, earlierLines, takenBack, guide }: Conversation): boolean {
  return (
    lines.length > 0 ||
    earlierLines.length > 0 ||
    takenBack !== undefined ||
    guide?.track?.kind === 'exercise' ||
    (guide?.chips.some(({ label }) => label === WORSE) ?? false) ||
    messages.some(isAboutHelp)
  )
}

const isAboutHelp = ({ level, sender, text }: Message) =>
  level !== 'none' || (sender === 'assistant' && numbersIn(text).some((part) => typeof part !== 'string'))
