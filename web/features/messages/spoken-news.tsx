import { useState } from 'react'
import type { Conversation, ThreadMessage } from './queries.ts'

type SpokenNewsProps = { conversation: Conversation; messages: readonly ThreadMessage[] }

/** What a screen reader hears: each message that comes while the thread is open, once. What was there is read in its place. */
export function SpokenNews({ conversation, messages }: SpokenNewsProps) {
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
