import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { callNotices } from '../../engine/call-notices.ts'
import type { LocalMedia } from '../../engine/local-media.ts'
import type { NetworkQuality } from '../../engine/network-quality.ts'
import type { PeerView } from '../../engine/peer-view.ts'
import type { RoomEngine } from '../../engine/room-engine.ts'
import type { RoomView } from '../../engine/room-view.ts'
import type { Entrance } from '../../queries.ts'
import { CallControls } from '../call-controls.tsx'
import { hasPictureInPicture, openPictureInPicture } from '../hooks/open-picture-in-picture.ts'
import { useCaptions } from '../hooks/use-captions.ts'
import { useServerNow } from '../hooks/use-server-now.ts'
import { useStore } from '../hooks/use-store.ts'
import { CallPanel } from '../panels/call-panel.tsx'
import { EndDialog } from '../panels/end-dialog.tsx'
import { MessagePreview } from '../panels/message-preview.tsx'
import { NoticeStrip } from '../panels/notice-strip.tsx'
import type { PanelName } from '../panels/panel-name.ts'
import { SupervisorConsent } from '../panels/supervisor-consent.tsx'
import { RemainingTime } from '../remaining-time.tsx'
import { RoomHeader } from '../room-header.tsx'
import { nameOf, otherName, titleOf } from '../room-people.ts'
import { VideoStage } from '../tiles/video-stage.tsx'

const words: Record<NetworkQuality, string> = {
  good: 'Connexion bonne',
  fair: 'Connexion moyenne',
  poor: 'Connexion faible',
}

function NetworkLabel({ quality }: { quality: NetworkQuality }) {
  return (
    <span
      className={`inline-flex items-center gap-2 text-small ${quality === 'good' ? 'text-success' : 'text-warning'}`}
    >
      <Icon name={quality === 'good' ? 'signal' : 'signal-low'} className="size-4.5" />
      {words[quality]}
    </span>
  )
}

type CallScreenProps = {
  entrance: Entrance
  engine: RoomEngine
  media: LocalMedia
  room: RoomView
  peers: PeerView[]
  speakerId: string
  onSpeaker: (deviceId: string) => void
  onChanged: () => void
  /** « Terminer » was pressed and confirmed by the server. */
  onEnded: () => void
  /** For parties who cannot end the call: a guest, a supervisor. */
  onLeave: () => void
}

export function CallScreen(props: CallScreenProps) {
  const { entrance, engine, media, room, peers, speakerId, onSpeaker, onChanged, onEnded, onLeave } = props
  const [panel, setPanel] = useState<PanelName>()
  const [isEnding, setEnding] = useState(false)
  const [hiddenPreview, setHiddenPreview] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const now = useServerNow(entrance)
  const local = useStore(media.store)
  const captions = useCaptions(peers[0]?.stream)
  useShortcuts(media, toolbar)
  const { chat, unread } = room
  const notices = callNotices({
    room: { ...room, peers },
    local,
    self: entrance.party,
    nameOf: (party) => nameOf(party, entrance),
    endsAt: new Date(entrance.endsAt),
    closesAt: new Date(entrance.closesAt),
    now: new Date(now.getTime() - entrance.clockOffsetMs),
    serverNow: now,
  })
  const showPicture = () => void (video.current && openPictureInPicture(video.current).catch(() => undefined))
  const mayEnd = entrance.party === 'patient' || entrance.party === 'practitioner'
  const title = entrance.party === 'practitioner' ? 'patient' : 'practitioner'
  return (
    <div className="flex h-(--screen-height) flex-col overflow-hidden">
      <RoomHeader
        title={`Séance avec ${otherName(entrance)}`}
        subtitle={
          entrance.supervisor?.consent === 'given'
            ? `supervision : ${entrance.supervisor.name}`
            : titleOf(title, entrance)
        }
        isTitleOnVideo
      >
        <NetworkLabel quality={room.quality} />
        <RemainingTime entrance={entrance} />
      </RoomHeader>
      <h1 className="sr-only">Séance avec {otherName(entrance)}</h1>
      <div className="flex min-h-0 flex-1 gap-4 md:px-5">
        <VideoStage entrance={entrance} media={media} peers={peers} speakerId={speakerId} videoRef={video}>
          {captions.isOn && captions.text && (
            <p className="rounded-xl bg-background/90 px-4 py-2 text-center text-lg">{captions.text}</p>
          )}
          <NoticeStrip notices={notices} media={media} />
          <MessagePreview
            line={unread?.id === hiddenPreview ? undefined : unread}
            entrance={entrance}
            onOpen={() => setPanel('chat')}
            onHide={() => setHiddenPreview(unread?.id)}
          />
          <SupervisorConsent entrance={entrance} onAnswered={onChanged} />
        </VideoStage>
        {panel && (
          <CallPanel
            key={panel}
            panel={panel}
            entrance={entrance}
            engine={engine}
            media={media}
            peers={peers}
            chat={chat}
            hasUnread={unread !== undefined}
            captions={captions}
            speakerId={speakerId}
            onSpeaker={onSpeaker}
            onOpen={setPanel}
            onPictureInPicture={hasPictureInPicture() ? showPicture : undefined}
            onClose={() => setPanel(undefined)}
          />
        )}
      </div>
      <CallControls
        party={entrance.party}
        hasPatient={entrance.kind !== 'meeting'}
        media={media}
        panel={panel}
        captions={captions}
        hasUnread={unread !== undefined}
        toolbarRef={toolbar}
        onPanel={(name) => setPanel(panel === name ? undefined : name)}
        onEnd={() => (mayEnd ? setEnding(true) : onLeave())}
      />
      <EndDialog appointmentId={entrance.appointmentId} isOpen={isEnding} onOpenChange={setEnding} onEnded={onEnded} />
    </div>
  )
}

/** F2: toolbar; Ctrl/⌘+D: microphone; Ctrl/⌘+E: video. */
function useShortcuts(media: LocalMedia, toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function heed(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (event.key === 'F2') toolbar.current?.querySelector<HTMLElement>('button')?.focus()
      else if (isCommand && event.key.toLowerCase() === 'd') void media.switchMicrophone()
      else if (isCommand && event.key.toLowerCase() === 'e') void media.switchVideo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', heed)
    return () => window.removeEventListener('keydown', heed)
  }, [media, toolbar])
}
