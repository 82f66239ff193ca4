import { Icon } from '#web/components/icon.tsx'
import type { LocalMedia } from '../../engine/local-media.ts'
import type { Entrance } from '../../queries.ts'
import { useStore } from '../hooks/use-store.ts'
import { otherName } from '../room-people.ts'
import { VideoTile } from '../tiles/video-tile.tsx'

export const videoLabel = 'rounded-xl bg-background/85 px-3 py-1.5 font-medium text-note'
const toggle = `${videoLabel} inline-flex min-h-11 items-center gap-2 font-semibold text-small`

/** Exact preview: the same track that will be sent. */
export function Preview({ entrance, media }: { entrance: Entrance; media: LocalMedia }) {
  const { video, picture, isVideoOn, isMicrophoneOn, microphone } = useStore(media.store)
  const isReady = microphone !== undefined || video !== null
  const isOpening = isReady && isVideoOn
  const isPractitioner = entrance.party === 'practitioner'
  // On a phone the label is placed so that it covers neither a face nor centred content.
  const isCamera = video !== null && picture !== 'silhouette'
  return (
    <div
      className={`relative grid h-44 shrink-0 place-items-center overflow-hidden rounded-3xl bg-muted md:h-auto md:min-h-80 md:flex-1 ${isReady ? '' : 'border'}`}
    >
      {video ? (
        <div className="absolute inset-0">
          <VideoTile track={video} label="Votre image" isMirrored={picture === 'sharp' || picture === 'background'} />
        </div>
      ) : (
        <div className="grid justify-items-center gap-3 text-muted-foreground">
          <span className="grid size-13 place-items-center rounded-2xl bg-secondary text-secondary-foreground">
            <Icon name={isReady ? 'audio-lines' : 'video-off'} className="size-6" />
          </span>
          {isOpening ? 'Votre caméra s’ouvre…' : isReady ? 'Votre image est coupée' : 'Caméra et micro éteints'}
        </div>
      )}
      {isReady && (
        <>
          <p
            className={`${videoLabel} absolute left-3 flex items-center gap-2 md:top-4 md:bottom-auto md:left-4 ${isCamera ? 'bottom-3' : 'top-3'}`}
          >
            <Icon name="eye" className="size-4" />
            Ce que verra {otherName(entrance)}
          </p>
          {!isPractitioner && entrance.appearance !== 'first_name' && (
            <p className={`${videoLabel} absolute bottom-4 left-4 max-md:hidden`}>
              Vous : « {entrance.names.patient} »
            </p>
          )}
          <div className="absolute right-3 bottom-3 flex gap-2 md:right-4 md:bottom-4">
            {microphone && (
              <button type="button" onClick={() => media.setMicrophoneOn(!isMicrophoneOn)} className={toggle}>
                <Icon name={isMicrophoneOn ? 'mic' : 'mic-off'} />
                <span className="max-md:sr-only">{isMicrophoneOn ? 'Micro' : 'Micro coupé'}</span>
              </button>
            )}
            {picture !== 'voice' && (
              <button type="button" onClick={() => void media.setVideoOn(!isVideoOn)} className={toggle}>
                <Icon name={isVideoOn ? 'video' : 'video-off'} />
                <span className="max-md:sr-only">{isVideoOn ? 'Caméra' : 'Caméra coupée'}</span>
              </button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
