import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { LocalMedia } from '../../engine/local-media.ts'
import { pictures } from '../../engine/pictures.ts'
import { useStore } from '../hooks/use-store.ts'
import { VideoTile } from './video-tile.tsx'

/** Self view in the waiting room: as the other will see it. */
export function OwnTile({ media, onChange }: { media: LocalMedia; onChange?: (() => void) | undefined }) {
  const { video, picture, isVideoOn, isMicrophoneOn, microphone } = useStore(media.store)
  const sound = !microphone ? 'sans micro' : isMicrophoneOn ? 'micro ouvert' : 'micro coupé'
  return (
    <div className="flex items-center gap-4 rounded-3xl border bg-card p-3">
      <div className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-xl bg-secondary">
        {video ? (
          <VideoTile track={video} label="Votre image" isMirrored={picture === 'sharp'} />
        ) : (
          <Icon name="audio-lines" className="size-6" />
        )}
      </div>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">Vous</p>
        <p className="text-small text-muted-foreground">
          {isVideoOn ? pictures[picture] : 'Image coupée'}, {sound}
        </p>
      </div>
      {onChange && (
        <Button variant="ghost" onClick={onChange}>
          Modifier
        </Button>
      )}
    </div>
  )
}
