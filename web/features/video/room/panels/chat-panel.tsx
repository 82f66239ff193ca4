import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from '#domain/format-time.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { Icon } from '#web/components/icon.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { CHAT_MAX_CHARACTERS } from '../../engine/data-message.ts'
import type { RoomEngine } from '../../engine/room-engine.ts'
import type { ChatLine } from '../../engine/room-view.ts'
import type { Entrance } from '../../queries.ts'
import { nameOf } from '../room-people.ts'
import { SidePanel } from './side-panel.tsx'

type ChatPanelProps = {
  entrance: Entrance
  engine: RoomEngine
  lines: ChatLine[]
  /** Thread to which own messages can be saved; null without an account. */
  threadId: string | null
  onClose: () => void
}

export function ChatPanel({ entrance, engine, lines, threadId, onClose }: ChatPanelProps) {
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    engine.chat.setOpen(true)
    return () => engine.chat.setOpen(false)
  }, [engine])
  const end = useRef<HTMLDivElement>(null)
  const count = lines.length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [count])
  function say() {
    if (!text.trim()) return
    const isSaid = engine.say(text.trim())
    setRefused(!isSaid)
    if (isSaid) setText('')
  }
  return (
    <SidePanel title="Messages" hint="De navigateur à navigateur. Rien n’est gardé après la séance." onClose={onClose}>
      <div className="flex-1 overflow-y-auto">
        <ol aria-live="polite" aria-label="Messages de la séance" className="flex flex-col gap-2">
          {lines.map((line) => (
            <Line key={line.id} line={line} entrance={entrance} threadId={threadId} />
          ))}
        </ol>
        <div ref={end} />
      </div>
      {isRefused && (
        <p role="alert" className="text-small text-destructive">
          Personne ne peut recevoir ce message pour l’instant. Il reste ici.
        </p>
      )}
      <PlainForm onSubmit={say} className="flex items-end gap-2">
        <label htmlFor="room-message" className="sr-only">
          Votre message
        </label>
        <Textarea
          id="room-message"
          height="words"
          value={text}
          maxLength={CHAT_MAX_CHARACTERS}
          placeholder="Écrire un message"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            say()
          }}
        />
        <button type="submit" aria-label="Envoyer" className={buttonLook({ size: 'icon' })}>
          <Icon name="send" />
        </button>
      </PlainForm>
    </SidePanel>
  )
}

function Line({ line, entrance, threadId }: { line: ChatLine; entrance: Entrance; threadId: string | null }) {
  const isOwn = line.from === entrance.party
  const keep = useMutation({
    mutationFn: () =>
      invoke('send-message', { threadId: threadId ?? '', body: line.text }, { idempotencyKey: line.id }),
  })
  return (
    <li className={`grid max-w-[85%] gap-0.5 ${isOwn ? 'justify-items-end self-end' : 'self-start'}`}>
      <span className="text-note text-muted-foreground">
        {isOwn ? 'Vous' : nameOf(line.from, entrance)}, {formatTime(line.at)}
      </span>
      <p
        className={`whitespace-pre-wrap break-words rounded-2xl px-3.5 py-2 text-base ${isOwn ? 'bg-primary text-primary-foreground' : 'bg-secondary text-secondary-foreground'}`}
      >
        {line.text}
      </p>
      {!line.isDirect && <span className="text-note text-muted-foreground">transmis par nos serveurs, non gardé</span>}
      {isOwn && threadId && (
        <button
          type="button"
          onClick={() => keep.mutate()}
          disabled={keep.isPending || keep.isSuccess}
          className="min-h-8 text-note underline underline-offset-4 disabled:no-underline"
        >
          {keep.isSuccess ? 'Gardé dans Messages' : 'Garder'}
        </button>
      )}
    </li>
  )
}
