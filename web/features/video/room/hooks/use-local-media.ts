import { useEffect, useEffectEvent, useState } from 'react'
import { beforeQuickExit } from '#web/lib/before-quick-exit.ts'
import { LocalMedia } from '../../engine/local-media.ts'
import { firstPicture } from '../../engine/pictures.ts'
import type { Entrance } from '../../queries.ts'

/** The devices of this visit; they stop with it, and before anything else when somebody leaves in a hurry. */
export function useLocalMedia({ party, appearance }: Pick<Entrance, 'party' | 'appearance'>): LocalMedia | undefined {
  const picture = party === 'patient' || party === 'guest' ? firstPicture(appearance) : 'sharp'
  const [media, setMedia] = useState<LocalMedia>()
  const begin = useEffectEvent(() => new LocalMedia(picture))
  useEffect(() => {
    const opened = begin()
    const stop = () => opened.stop()
    const forget = beforeQuickExit(stop)
    window.addEventListener('pagehide', stop)
    // Shown in the next turn: an effect that changes the screen at once would draw it twice.
    queueMicrotask(() => setMedia(opened))
    return () => {
      forget()
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])
  return media
}
