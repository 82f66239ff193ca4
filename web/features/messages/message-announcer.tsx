import { useState } from 'react'
import type { Conversation, ThreadMessage } from './queries.ts'

type MessageAnnouncerProps = { conversation: Conversation; messages: readonly ThreadMessage[] }

/** Live region: announces each message that arrives while the thread is open, once. Older ones are read in the log. */
export function MessageAnnouncer({ conversation, messages }: MessageAnnouncerProps) {
  const last = messages.at(-1)
  const [before] = useState(() => instantOf(last))
  const isNews = last !== undefined && instantOf(last) > before
  return (
    <output className="sr-only">
      {isNews && (last.sender === conversation.mySide ? 'Message envoyé' : `${conversation.with} : ${last.body}`)}
    </output>
  )
}

function instantOf(message: ThreadMessage | undefined): number {
  return message ? Date.parse(message.sentAt) : 0
}
