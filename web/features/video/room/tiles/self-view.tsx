import { useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import type { LocalMedia } from '../../engine/local-media.ts'
import { useDrag } from '../hooks/use-drag.ts'
import { useStore } from '../hooks/use-store.ts'
import { VideoTile } from './video-tile.tsx'

/** Self view in the call, which can be dragged or hidden. */
export function SelfView({ media }: { media: LocalMedia }) {
  const { video, picture } = useStore(media.store)
  const [isHidden, setHidden] = useState(false)
  const drag = useDrag()
  return (
    <div
      {...drag.handlers}
      style={drag.style}
      className={`absolute top-3 right-3 z-10 touch-none overflow-hidden rounded-2xl border-2 border-background bg-muted ${isHidden ? 'size-12' : 'h-32 w-24 md:h-31 md:w-55'}`}
    >
      {!isHidden && video && (
        <VideoTile track={video} label="Votre image" isMirrored={picture === 'sharp' || picture === 'background'} />
      )}
      {!isHidden && !video && (
        <div className="grid size-full place-items-center">
          <Icon name="audio-lines" className="size-7" />
        </div>
      )}
      {!isHidden && (
        <p className="pointer-events-none absolute bottom-1.5 left-1.5 rounded-lg bg-background/85 px-2 text-note">
          Vous
        </p>
      )}
      <button
        type="button"
        aria-label={isHidden ? 'Afficher mon image' : 'Masquer mon image'}
        onClick={() => setHidden(!isHidden)}
        className="absolute top-0 right-0 grid size-11 place-items-center"
      >
        <span className="grid size-8 place-items-center rounded-xl bg-background/85">
          <Icon name={isHidden ? 'eye' : 'eye-off'} className="size-4.5" />
        </span>
      </button>
    </div>
  )
}
