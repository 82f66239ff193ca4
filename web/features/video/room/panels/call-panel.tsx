import { useQuery } from '@tanstack/react-query'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { myAppointments } from '#web/features/booking/queries.ts'
import { PersonalNoteField } from '../../after/personal-note-field.tsx'
import type { LocalMedia } from '../../engine/local-media.ts'
import type { PeerView } from '../../engine/peer-view.ts'
import type { RoomEngine } from '../../engine/room-engine.ts'
import type { ChatLine } from '../../engine/room-view.ts'
import type { Entrance } from '../../queries.ts'
import type { Captions } from '../hooks/use-captions.ts'
import { CaptionsSwitch } from './captions-switch.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { CodeWordsPanel } from './code-words-panel.tsx'
import { EmergencyPanel } from './emergency-panel.tsx'
import { MorePanel } from './more-panel.tsx'
import { OfferSession } from './offer-session.tsx'
import type { PanelName } from './panel-name.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { SidePanel } from './side-panel.tsx'

type CallPanelProps = {
  panel: PanelName
  entrance: Entrance
  engine: RoomEngine
  media: LocalMedia
  peers: PeerView[]
  chat: ChatLine[]
  hasUnread: boolean
  captions: Captions
  speakerId: string
  onSpeaker: (deviceId: string) => void
  onOpen: (panel: PanelName) => void
  onPictureInPicture: (() => void) | undefined
  onClose: () => void
}

/** Panel beside the video. */
export function CallPanel(props: CallPanelProps) {
  const { panel, entrance, engine, media, peers, chat, captions, speakerId, onSpeaker, onOpen, onClose } = props
  const { appointmentId, party } = entrance
  const { data: appointments } = useQuery({ ...myAppointments, enabled: panel === 'chat' && party !== 'guest' })
  const threadId = appointments?.find(({ id }) => id === appointmentId)?.threadId ?? null
  const hasDial = party === 'patient' || party === 'guest'
  if (panel === 'chat')
    return <ChatPanel entrance={entrance} engine={engine} lines={chat} threadId={threadId} onClose={onClose} />
  if (panel === 'notes') return <NotesPanel appointmentId={appointmentId} onClose={onClose} />
  if (panel === 'words') return <CodeWordsPanel entrance={entrance} peers={peers} onClose={onClose} />
  if (panel === 'emergency') return <EmergencyPanel entrance={entrance} onClose={onClose} />
  if (panel === 'more')
    return (
      <MorePanel
        media={media}
        hasDial={hasDial}
        hasNotes={party !== 'guest'}
        isPractitioner={party === 'practitioner'}
        hasUnread={props.hasUnread}
        captions={captions}
        onOpen={onOpen}
        onPictureInPicture={props.onPictureInPicture}
        onClose={onClose}
      />
    )
  return (
    <SettingsPanel media={media} hasDial={hasDial} speakerId={speakerId} onSpeaker={onSpeaker} onClose={onClose}>
      <div className="max-lg:hidden">
        <CaptionsSwitch captions={captions} />
      </div>
      {props.onPictureInPicture && (
        <Button variant="outline" onClick={props.onPictureInPicture}>
          <Icon name="picture-in-picture-2" />
          Petite fenêtre
        </Button>
      )}
      {party === 'practitioner' && <OfferSession entrance={entrance} />}
    </SettingsPanel>
  )
}

function NotesPanel({ appointmentId, onClose }: { appointmentId: string; onClose: () => void }) {
  return (
    <SidePanel title="Notes personnelles" hint="Vous seul·e les voyez. Enregistrées automatiquement." onClose={onClose}>
      <div className="grid flex-1 [&_textarea]:min-h-60 lg:[&_textarea]:min-h-[50dvh]">
        <PersonalNoteField appointmentId={appointmentId} label="Notes personnelles" isLabelHidden />
      </div>
    </SidePanel>
  )
}
