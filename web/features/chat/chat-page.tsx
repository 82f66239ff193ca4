import { pageMeta } from '#web/app/page-meta.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { ChatRoom } from './chat-room.tsx'
import { hasBegun } from './conversation.ts'
import { Glyph } from './glyphs.tsx'
import { useComposerAtFoot } from './use-composer-at-foot.ts'
import { useConversation } from './use-conversation.ts'

export function meta() {
  return pageMeta({
    title: 'Assistant émotionnel IA',
    description:
      'Écrivez à Mivoix IA, une intelligence artificielle qui aide à mettre des mots sur ce que vous vivez. Gratuit, sans compte.',
    path: '/chat',
  })
}

export default function ChatPage() {
  const { conversation, send, begin } = useConversation()
  useComposerAtFoot()
  return (
    <div className="flex h-[calc(100dvh-6.625rem)] min-h-[30rem] flex-col">
      <header className="border-b">
        <div className="mx-auto flex w-full max-w-[820px] items-center justify-between gap-4 px-4 py-3">
          <div>
            <h1 className="text-[22px] leading-7 md:text-2xl">Assistant émotionnel IA</h1>
            <p className="text-[15px] text-muted-foreground leading-[22px]">
              Une intelligence artificielle, pas une personne. Elle peut se tromper.
            </p>
          </div>
          {hasBegun(conversation) && (
            <Button variant="outline" onClick={begin}>
              <Glyph shape="plus" />
              <span className="sr-only sm:not-sr-only">Nouvelle conversation</span>
            </Button>
          )}
        </div>
      </header>
      {conversation.phase === 'loading' && <Loading />}
      {conversation.phase === 'failed' && (
        <div className="mx-auto w-full max-w-[820px] px-4 py-6">
          <ErrorState sentence="Une erreur est survenue lors du chargement de la conversation" onRetry={begin} />
        </div>
      )}
      {conversation.phase === 'ready' && <ChatRoom conversation={conversation} send={send} />}
    </div>
  )
}

function Loading() {
  return (
    <div className="mx-auto w-full max-w-[820px] px-4 py-6 text-muted-foreground">
      <output className="block">Chargement de la conversation...</output>
      <noscript>
        <p>La conversation demande JavaScript. Pour parler à quelqu’un, le 3114 est gratuit, 24 h/24.</p>
      </noscript>
    </div>
  )
}
