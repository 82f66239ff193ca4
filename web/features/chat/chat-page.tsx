import { useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { NeedsJavaScript } from '#web/components/needs-javascript.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { ChatRoom } from './chat-room.tsx'
import { hasBegun } from './conversations/conversation.ts'
import { enterBreaksLine } from './conversations/kept-choices.ts'
import { useConversation } from './conversations/use-conversation.ts'
import { Glyph } from './glyphs.tsx'
import { useNoBottomScrollPadding } from './shared/use-no-bottom-scroll-padding.ts'
import { useAnnounceAndFocus } from './use-announce-and-focus.ts'

export function meta() {
  return pageMeta({
    title: 'Assistant émotionnel IA',
    description:
      'Écrivez à Mivoix IA, une intelligence artificielle qui aide à mettre des mots sur ce que vous vivez. Gratuit, sans compte.',
    path: href('/chat'),
  })
}

export default function ChatPage() {
  const { conversation, store, foundMessageId } = useConversation()
  const breaksLine = useSyncExternalStore(enterBreaksLine.subscribe, enterBreaksLine.isOn, () => false)
  const isTalking = hasBegun(conversation)
  const { field, heading, said, say, after } = useAnnounceAndFocus(conversation.phase)
  useNoBottomScrollPadding()

  const begin = () => after(store.begin, 'Nouvelle conversation ouverte.')
  const open = (act: () => void) => after(act, 'Ouverture de la conversation.')
  const { takeUp } = store
  const onTakeUp = takeUp && (() => open(takeUp))

  return (
    <div className="room">
      <header className="border-b">
        <div
          className={`mx-auto grid w-full max-w-[820px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3 ${isTalking ? 'max-md:py-1.5 short:py-1.5' : ''}`}
        >
          <h1 ref={heading} tabIndex={-1} className="text-heading-sm md:text-2xl">
            Assistant émotionnel IA
          </h1>
          <p className="text-small text-muted-foreground leading-[1.375rem] max-md:col-span-2">
            <span className={isTalking ? 'max-md:hidden short:hidden' : ''}>
              Une intelligence artificielle, pas une personne. Elle peut se tromper.
            </span>
            {/* On a small screen a shorter AI notice replaces the full one once the chat has begun. */}
            {isTalking && (
              <span className="md:hidden short:inline">Une IA, pas une personne. Elle peut se tromper.</span>
            )}
          </p>
          <div className="col-start-2 row-start-1 flex shrink-0 items-center gap-1 md:row-end-3">
            {isTalking && (
              <>
                <span className="sm:hidden">
                  <Button variant="ghost" size="icon" aria-label="Nouvelle conversation" onClick={begin}>
                    <Glyph shape="plus" />
                  </Button>
                </span>
                <span className="hidden sm:inline">
                  <Button variant="outline" onClick={begin}>
                    <Glyph shape="plus" />
                    Nouvelle conversation
                  </Button>
                </span>
              </>
            )}
            <ChatMenu
              sessionId={store.sessionId}
              hasBegun={isTalking}
              breaksLine={breaksLine}
              onBreaksLine={enterBreaksLine.set}
              onOpen={(id) => open(() => void store.open(id))}
              onTakeUp={onTakeUp}
              onErased={store.beginAfterErasing}
              onSay={say}
              field={field}
            />
          </div>
        </div>
      </header>
      {/* Explicit `aria-live`: an open dialog hides the rest of the page from screen readers, but not live regions. */}
      <output aria-live="polite" className="sr-only">
        {said.sentence && <span key={said.times}>{said.sentence}</span>}
      </output>
      {conversation.phase === 'loading' && <Loading />}
      {conversation.phase === 'failed' && (
        <div className="mx-auto w-full max-w-[820px] px-4 py-6">
          <ErrorState
            sentence="Une erreur est survenue lors du chargement de la conversation"
            help="« Réessayer » ouvre une nouvelle conversation. La précédente n’est pas perdue : vous pourrez la reprendre."
            onRetry={begin}
          >
            <Button variant="outline" onClick={() => open(store.reload)}>
              Recharger cette conversation
            </Button>
          </ErrorState>
        </div>
      )}
      {conversation.phase === 'ready' && (
        <ChatRoom
          conversation={conversation}
          store={store}
          breaksLine={breaksLine}
          foundMessageId={foundMessageId}
          onTakeUp={onTakeUp}
          field={field}
        />
      )}
    </div>
  )
}

function Loading() {
  return (
    <div className="mx-auto w-full max-w-[820px] px-4 py-6 text-muted-foreground">
      <output className="block">Chargement de la conversation...</output>
      <NeedsJavaScript subject="La conversation" />
    </div>
  )
}
