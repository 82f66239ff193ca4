import { useEffect, useState } from 'react'
import { Composer } from './composer.tsx'
import { type Conversation, hasBegun, messageThatWorries } from './conversation.ts'
import { CrisisCard } from './crisis-card.tsx'
import { CrisisStrip } from './crisis-strip.tsx'
import { chatDraft } from './draft.ts'
import { ExerciseCard } from './exercise-card.tsx'
import { ASSISTANT_NAME } from './message-bubble.tsx'
import { MessageList } from './message-list.tsx'
import { Suggestions } from './suggestions.tsx'
import { useInView } from './use-in-view.ts'

type ChatRoomProps = { conversation: Conversation; send: (text: string) => Promise<boolean> }

/** A conversation that is open: what was said, help when it is due, and what is being written. */
export function ChatRoom({ conversation, send }: ChatRoomProps) {
  const { messages, lines, exercise, isAnswering, refusal } = conversation
  const [words, setWords] = useState(() => chatDraft.read())
  const [foldedAt, setFoldedAt] = useState<string>()
  const [calls, setCalls] = useState<HTMLElement | null>(null)
  const worrying = messageThatWorries(messages)
  // Folded until something new worries.
  const isFolded = foldedAt === worrying
  const areCallsInView = useInView(calls)

  useEffect(() => chatDraft.keep(words), [words])

  /** Words that were not taken come back, before what has been typed since. */
  async function say(said: string) {
    if (await send(said)) return
    setWords((since) => (since.trim() ? `${said}\n${since}` : said))
  }

  function sendWords() {
    setWords('')
    void say(words)
  }

  function unfold() {
    setFoldedAt(undefined)
    calls?.scrollIntoView({ block: 'center' })
  }

  return (
    <>
      <MessageList
        conversation={conversation}
        helpBelow={worrying}
        help={!isFolded && <CrisisCard lines={lines} onCollapse={() => setFoldedAt(worrying)} callsRef={setCalls} />}
      >
        {!hasBegun(conversation) && <Suggestions onChoose={(chosen) => void say(chosen)} />}
        {exercise && <ExerciseCard exercise={exercise} isAnswering={isAnswering} onSay={(said) => void say(said)} />}
      </MessageList>
      <output className="sr-only">{isAnswering ? `${ASSISTANT_NAME} écrit` : spokenReply(conversation)}</output>
      {lines.length > 0 && (isFolded || !areCallsInView) && <CrisisStrip lines={lines} onUnfold={unfold} />}
      <div className="border-t bg-background">
        <div className="mx-auto grid w-full max-w-[820px] gap-2 px-4 py-3">
          <Composer words={words} onWords={setWords} onSend={sendWords} canSend={!isAnswering} refusal={refusal} />
          <p className="text-center text-[14px] text-muted-foreground leading-5">
            Ce service ne remplace pas un professionnel de santé ni les urgences.
          </p>
        </div>
      </div>
    </>
  )
}

function spokenReply({ messages }: Conversation): string {
  const last = messages.at(-1)
  return last?.sender === 'assistant' ? `${ASSISTANT_NAME} : ${last.text}` : ''
}
