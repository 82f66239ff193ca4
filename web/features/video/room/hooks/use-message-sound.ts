import { useEffect, useEffectEvent, useRef } from 'react'
import type { Party } from '#domain/video/room.ts'
import type { ChatLine } from '../../engine/room-view.ts'
import { playNotes } from './play-notes.ts'
import { areSoundsOn } from './use-room-sounds.ts'

type MessageSound = { self: Party; isOpen: boolean; speakerId: string }

/** A soft note for a message of the others that is not on screen: the panel is closed, or another tab is shown. */
export function useMessageSound(lines: ChatLine[], { self, isOpen, speakerId }: MessageSound) {
  const heard = useRef(lines.length)
  const ring = useEffectEvent((fresh: ChatLine[]) => {
    const isSeen = isOpen && !document.hidden
    if (!isSeen && areSoundsOn() && fresh.some(({ from }) => from !== self))
      void playNotes('message', speakerId).catch(() => undefined)
  })
  useEffect(() => {
    ring(lines.slice(heard.current))
    heard.current = lines.length
  }, [lines])
}
