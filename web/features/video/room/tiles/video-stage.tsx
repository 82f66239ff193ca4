import { type ReactNode, type Ref, useState } from 'react'
import type { LocalMedia } from '../../engine/local-media.ts'
import type { PeerView } from '../../engine/peer-view.ts'
import type { Entrance } from '../../queries.ts'
import { RemainingTime } from '../remaining-time.tsx'
import { nameOf, otherName, titleOf } from '../room-people.ts'
import { videoLabel } from '../screens/preview.tsx'
import { RemoteVideo } from './remote-video.tsx'
import { SelfView } from './self-view.tsx'

type VideoStageProps = {
  entrance: Entrance
  media: LocalMedia
  peers: PeerView[]
  speakerId: string
  videoRef: Ref<HTMLVideoElement>
  /** Captions and notices, at the bottom of the video. */
  children: ReactNode
}

/** By number of peers: stacked on a phone, side by side elsewhere. */
const layouts: Partial<Record<number, string>> = {
  2: 'grid-rows-2 md:grid-cols-2 md:grid-rows-1',
  3: 'grid-rows-3 md:grid-cols-3 md:grid-rows-1',
}

/** The others, and the self view in a corner. */
export function VideoStage({ entrance, media, peers, speakerId, videoRef, children }: VideoStageProps) {
  const [isTimeHidden, setTimeHidden] = useState(false)
  // A guest or supervisor who left needs no empty tile.
  const shown = peers.filter(({ party, hasLeft }) => !hasLeft || party === 'patient' || party === 'practitioner')
  return (
    <div className="relative min-h-0 min-w-0 flex-1">
      <div className={`grid size-full gap-2 ${layouts[shown.length] ?? ''}`}>
        {shown.length === 0 && (
          <div className="grid place-items-center bg-secondary p-6 text-center text-lg md:rounded-3xl">
            {otherName(entrance)} vous rejoint. Restez là, la salle l’attend.
          </div>
        )}
        {shown.map((peer, index) => {
          const name = nameOf(peer.party, entrance)
          const title = titleOf(peer.party, entrance)
          return (
            <div key={peer.party} className="relative min-h-0 min-w-0">
              <RemoteVideo peer={peer} name={name} speakerId={speakerId} {...(index === 0 && { videoRef })} />
              <div
                className={`pointer-events-none absolute top-3 left-3 grid justify-items-start gap-2 md:left-4 ${shown.length > 1 ? 'md:top-4' : 'md:top-auto md:bottom-4'}`}
              >
                <p className={`${videoLabel} leading-tight`}>
                  <span className="block font-semibold text-base">{name}</span>
                  {title && <span className="block text-muted-foreground md:hidden">{title}</span>}
                </p>
                {index === 0 && (
                  <button
                    type="button"
                    aria-pressed={isTimeHidden}
                    onClick={() => setTimeHidden(!isTimeHidden)}
                    className="pointer-events-auto min-h-9 min-w-9 rounded-full md:hidden"
                  >
                    {isTimeHidden ? (
                      <span className={videoLabel}>…</span>
                    ) : (
                      <RemainingTime entrance={entrance} isOnVideo />
                    )}
                    <span className="sr-only">{isTimeHidden ? 'Afficher le temps restant' : '(masquer)'}</span>
                  </button>
                )}
              </div>
            </div>
          )
        })}
      </div>
      <SelfView media={media} />
      <div className="absolute inset-x-3 bottom-3 z-10 mx-auto grid max-w-xl gap-2">{children}</div>
    </div>
  )
}
