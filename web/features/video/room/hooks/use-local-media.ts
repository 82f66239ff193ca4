import { useEffect, useEffectEvent, useState } from 'react'
import { beforeQuickExit } from '#web/lib/before-quick-exit.ts'
import { LocalMedia } from '../../engine/local-media.ts'
import { firstPicture } from '../../engine/pictures.ts'
import type { Entrance } from '../../queries.ts'

/** Devices of this visit; they stop on unmount, and first of all on a quick exit. */
export function useLocalMedia({ party, appearance }: Pick<Entrance, 'party' | 'appearance'>): LocalMedia | undefined {
  const picture = party === 'patient' || party === 'guest' ? firstPicture(appearance) : 'sharp'
  const [media, setMedia] = useState<LocalMedia>()
  const begin = useEffectEvent(() => new LocalMedia(picture))
  useEffect(() => {
    const opened = begin()
    const stop = () => opened.stop()
    const forget = beforeQuickExit(stop)
    window.addEventListener('pagehide', stop)
    // Deferred: a synchronous state update in an effect would render twice.
    queueMicrotask(() => setMedia(opened))
    return () => {
      forget()
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])
  return media
}
