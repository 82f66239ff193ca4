import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Chip } from '#domain/chat/answer.ts'
import { NOT_WELL, STOP } from '#domain/chat/labels.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useFocusFallback } from '#web/lib/hooks/use-focus-fallback.ts'
import { toastStore } from '#web/lib/toast-store.ts'
import type { ChatStore } from './chat-store.ts'
import { Composer } from './composer.tsx'
import { ComposerFoot } from './composer-foot.tsx'
import { ConsentCard } from './consent-card.tsx'
import { AdoptCard } from './conversations/adopt-card.tsx'
import {
  brokenOff,
  type Conversation,
  hasBegun,
  type Message,
  messageThatRaisedRisk,
} from './conversations/conversation.ts'
import { helpWasAsked } from './conversations/help-was-asked.ts'
import { NotStoredNotice } from './conversations/not-stored-notice.tsx'
import { chatDraft } from './draft.ts'
import { Chips } from './guide/chips.tsx'
import { ExerciseCard } from './guide/exercise-card.tsx'
import { Opening } from './guide/opening.tsx'
import { OwnExerciseCard } from './guide/own-exercise-card.tsx'
import { SummaryCard } from './guide/summary-card.tsx'
import { TrackHeader } from './guide/track-header.tsx'
import { MessageList } from './message-list.tsx'
import { CrisisCard } from './shared/crisis-card.tsx'
import { CrisisStrip } from './shared/crisis-strip.tsx'
import { useCollapsibleHelp } from './shared/use-collapsible-help.ts'
import { useFocusNextReply } from './use-focus-next-reply.ts'
import { SpokenAnswer } from './voice/spoken-answer.tsx'

type ChatRoomProps = {
  conversation: Conversation
  store: ChatStore
  breaksLine: boolean
  /** Search result to scroll to. */
  foundMessageId: string | undefined
  onTakeUp: (() => void) | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

/** An open conversation: messages, crisis help when due, and the composer. */
export function ChatRoom({ conversation, store, breaksLine, foundMessageId, onTakeUp, field }: ChatRoomProps) {
  const { messages, guide, isAnswering, refusal, awaitingConsent, unkept, isAnonymous } = conversation
  const isSignedIn = useAuthState().status === 'signed-in'
  const [words, setWords] = useState(() => draftFor(messages))
  const [onTheirWay, setOnTheirWay] = useState('')
  const [exercise, setExercise] = useState<'panic' | 'breathing'>()
  const worrying = messageThatRaisedRisk(messages)
  const isEarlierHelp = conversation.lines.length === 0 && conversation.earlierLines.length > 0
  const lines = isEarlierHelp ? conversation.earlierLines : conversation.lines
  const helpBelow = isEarlierHelp ? messages[0]?.id : worrying
  const help = useCollapsibleHelp(helpBelow, { startsFolded: isEarlierHelp })
  const room = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  // New crisis help or a new consent question is scrolled to its top.
  const newCard = useRef<HTMLElement>(null)
  const isHelpNew =
    !isEarlierHelp && (messages.findLast(({ sender }) => sender === 'user') ?? messages[0])?.id === worrying
  const isHelpPinned = isHelpNew && !conversation.isGuessed
  const isNoticeDue = unkept !== undefined && !isAnswering && !awaitingConsent
  const noteTap = useFocusNextReply({ log, pinned: newCard, isAnswering })
  // No price where somebody asked for help.
  const mayOfferPremium = exercise === undefined && !helpWasAsked(conversation)
  const isNotWell = useRef(false)
  useFocusFallback(room, log)

  const isOpening = !hasBegun(conversation) && conversation.lines.length === 0
  // The opening screen starts at its top.
  useEffect(() => {
    if (isOpening) log.current?.scrollTo({ top: 0 })
  }, [isOpening])

  // Draft kept until the message is answered: a reload in between restores it, also while it waits for consent.
  const unanswered = onTheirWay || awaitingConsent?.text
  useEffect(() => chatDraft.keep([unanswered, words].filter(Boolean).join('\n')), [unanswered, words])
  useEffect(() => {
    if (words === '') store.dropRefusal()
  }, [words, store])
  // Preloaded: the toaster is needed when the connection is lost.
  useEffect(() => toastStore.wantToaster(), [])

  /** A refused message goes back to the field, before any text typed since. */
  function giveBack(said: string) {
    setWords((since) => (since.trim() ? `${said}\n${since}` : said))
  }

  async function say(said: string) {
    await whileOnTheirWay([awaitingConsent?.text, said.trim()].filter(Boolean).join('\n'), async () => {
      if (!(await store.send(said, isSignedIn))) giveBack(said)
    })
  }

  async function agree() {
    const said = awaitingConsent?.text ?? ''
    await whileOnTheirWay(said, async () => {
      if (!(await store.agree(isSignedIn))) giveBack(said)
    })
  }

  async function disagree() {
    const said = awaitingConsent?.text ?? ''
    await whileOnTheirWay(said, async () => {
      if (!(await store.disagree())) giveBack(said)
    })
  }

  async function whileOnTheirWay(sent: string, send: () => Promise<void>) {
    setOnTheirWay(sent)
    await send()
    // A message sent since, after this one was stopped, is still on its way.
    setOnTheirWay((now) => (now === sent ? '' : now))
  }

  function tap(chosen: string) {
    noteTap()
    void say(chosen)
  }

  /** Stops the current answer: a person in distress must not wait for it. */
  function sayNotWell() {
    if (isAnswering) {
      store.stop()
      isNotWell.current = true
    } else tap(NOT_WELL)
  }
  const sayItNow = useEffectEvent(() => tap(NOT_WELL))
  useEffect(() => {
    if (!isNotWell.current || isAnswering) return
    isNotWell.current = false
    sayItNow()
  }, [isAnswering])

  function sendWords() {
    setWords('')
    void say(words)
  }

  function resume() {
    void store.resume(isSignedIn)
    field.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={room} className="flex flex-1 flex-col">
      {guide?.track?.kind === 'topic' && (
        <div className="border-b">
          <div className="mx-auto w-full max-w-[820px] px-4">
            <TrackHeader track={guide.track} isAnswering={isAnswering} onTap={tap} />
          </div>
        </div>
      )}
      <MessageList
        log={log}
        notPast={newCard}
        conversation={conversation}
        foundMessageId={foundMessageId}
        onEarlier={() => store.showEarlier()}
        helpBelow={helpBelow}
        isReplyPinned={isNoticeDue && unkept === 'unasked' && !isHelpPinned}
        help={
          !help.isFolded && (
            <CrisisCard
              lines={lines}
              isGuessed={conversation.isGuessed}
              onCollapse={help.fold}
              callsRef={help.callsRef}
              // A guessed risk asks a question, which must stay in view with its answers.
              pinRef={isHelpPinned ? newCard : null}
            />
          )
        }
      >
        {isOpening && !exercise && <Opening onTap={tap} onExercise={setExercise} onTakeUp={onTakeUp} />}
        {exercise && (
          <OwnExerciseCard
            start={exercise}
            onEnd={() => setExercise(undefined)}
            onLeave={(said) => {
              setExercise(undefined)
              tap(said)
            }}
          />
        )}
        {brokenOff(conversation) && <ResumeButton onResume={resume} />}
        {awaitingConsent && (
          <ConsentCard
            // New crisis help takes priority for the scroll position.
            pinRef={isHelpNew ? null : newCard}
            isSignedIn={isSignedIn}
            onAgree={() => void agree()}
            onDisagree={() => void disagree()}
          />
        )}
        {guide?.track?.kind === 'exercise' && !guide.summary && (
          <ExerciseCard
            track={guide.track}
            hasNext={guide.chips.some(({ label }) => label === NEXT)}
            isAnswering={isAnswering}
            onTap={tap}
          />
        )}
        {guide?.summary && <SummaryCard pinRef={newCard} summary={guide.summary} onDismiss={() => tap(STOP)} />}
        {guide && !awaitingConsent && (
          <Chips
            chips={guide.track?.kind === 'exercise' ? guide.chips.filter(isNotOnCard) : guide.chips}
            isAnswering={isAnswering}
            onTap={tap}
            field={field}
          />
        )}
        {/* After the answers: a question about safety comes before one about storage. */}
        {isNoticeDue && (
          <NotStoredNotice
            unkept={unkept}
            isSignedIn={isSignedIn}
            areWordsShown={hasBegun(conversation)}
            onAgree={() => store.agreeToGoOn(isSignedIn)}
            onDecline={store.declineToGoOn}
          />
        )}
        {isSignedIn && isAnonymous && !isAnswering && store.sessionId && (
          <AdoptCard key={store.sessionId} sessionId={store.sessionId} onAdopted={store.adopted} />
        )}
      </MessageList>
      <SpokenAnswer conversation={conversation} />
      <div className="short:sticky short:bottom-0">
        {lines.length > 0 && help.isStripDue && (
          <CrisisStrip
            lines={lines}
            isGuessed={conversation.isGuessed}
            onUnfold={help.unfold}
            stripRef={help.stripRef}
          />
        )}
        <div className="border-t bg-background">
          <div className="mx-auto w-full max-w-[820px] px-4 pt-3 pb-1.5">
            <Composer
              field={field}
              words={words}
              onWords={setWords}
              onSend={sendWords}
              canSend={!isAnswering}
              onStop={isAnswering ? store.stop : undefined}
              breaksLine={breaksLine}
              refusal={refusal && { ...refusal, isLiftedByPremium: refusal.isLiftedByPremium && mayOfferPremium }}
            />
          </div>
        </div>
      </div>
      <div className="mx-auto w-full max-w-[820px] px-4 pb-3">
        <ComposerFoot
          isBrief={hasBegun(conversation)}
          onNotWell={lines.length > 0 ? undefined : sayNotWell}
          offersPremium={mayOfferPremium}
        />
      </div>
    </div>
  )
}

const NEXT = 'Suite'
/** The exercise card has its own buttons for these. */
const isNotOnCard = ({ label }: Chip) => label !== NEXT && label !== STOP

/** A draft whose message was received despite the reload is dropped. */
function draftFor(messages: readonly Message[]): string {
  const draft = chatDraft.read()
  const last = messages.findLast(({ sender, isLost }) => sender === 'user' && !isLost)?.text
  if (last === undefined || last === draft.trim()) return last === undefined ? draft : ''
  return draft.startsWith(`${last}\n`) ? draft.slice(last.length + 1) : draft
}

/** Below an answer that was interrupted or stopped. */
function ResumeButton({ onResume }: { onResume: () => void }) {
  return (
    <div className="-mt-3 pl-12">
      <Button variant="outline" onClick={onResume}>
        Reprendre la réponse
      </Button>
    </div>
  )
}
