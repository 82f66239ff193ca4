import { Toolbar } from 'radix-ui'
import { useState } from 'react'
import { deviceNotices } from '../../engine/call-notices.ts'
import type { LocalMedia } from '../../engine/local-media.ts'
import type { RoomView } from '../../engine/room-view.ts'
import type { Entrance } from '../../queries.ts'
import { MediaControls } from '../call-controls.tsx'
import { ControlButton } from '../control-button.tsx'
import { useStore } from '../hooks/use-store.ts'
import { NoticeStrip } from '../panels/notice-strip.tsx'
import { SettingsPanel } from '../panels/settings-panel.tsx'
import { RoomHeader } from '../room-header.tsx'
import { appointmentTimeLine, otherName, titleOf } from '../room-people.ts'
import { OwnTile } from '../tiles/own-tile.tsx'
import { PatientWaiting } from './patient-waiting.tsx'
import { PractitionerWaiting } from './practitioner-waiting.tsx'

type WaitingScreenProps = {
  entrance: Entrance
  media: LocalMedia
  room: RoomView
  speakerId: string
  onSpeaker: (deviceId: string) => void
  onChanged: () => void
  onLeave: () => void
}

/** Waiting room, on either side. */
export function WaitingScreen({ entrance, media, room, speakerId, onSpeaker, onChanged, onLeave }: WaitingScreenProps) {
  const [isChanging, setChanging] = useState(false)
  const isPractitioner = entrance.party === 'practitioner'
  const local = useStore(media.store)
  return (
    <div className="flex min-h-(--screen-height) flex-col">
      <RoomHeader
        title={`Séance avec ${otherName(entrance)}`}
        subtitle={isPractitioner ? appointmentTimeLine(entrance) : titleOf('practitioner', entrance)}
      />
      <div className={`flex flex-1 ${isChanging ? 'lg:pr-[412px]' : ''}`}>
        <div className="mx-auto flex w-full max-w-[592px] flex-1 flex-col gap-5 px-4 pb-6">
          {isPractitioner ? (
            <PractitionerWaiting entrance={entrance} patient={room.present.get('patient')} onAdmitted={onChanged} />
          ) : (
            <PatientWaiting entrance={entrance} isPractitionerThere={room.present.has('practitioner')} />
          )}
          <OwnTile media={media} onChange={() => setChanging(true)} />
          <NoticeStrip notices={deviceNotices(local)} media={media} />
          {room.channel === 'away' && (
            <output className="block text-center text-small text-muted-foreground">
              Connexion perdue, nous vous reconnectons…
            </output>
          )}
        </div>
      </div>
      {isChanging && (
        <div className="lg:fixed lg:top-16 lg:right-5 lg:bottom-30 lg:flex">
          <SettingsPanel
            media={media}
            hasDial={!isPractitioner}
            speakerId={speakerId}
            onSpeaker={onSpeaker}
            onClose={() => setChanging(false)}
          />
        </div>
      )}
      <Toolbar.Root
        aria-label="Commandes"
        className="sticky bottom-0 flex justify-center border-t bg-background px-3 pt-3 pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-lg:gap-7"
      >
        <MediaControls media={media} />
        <ControlButton
          icon="sliders-horizontal"
          label="Réglages"
          isOpen={isChanging}
          onClick={() => setChanging(!isChanging)}
        />
        <ControlButton icon="log-out" label="Sortir" onClick={onLeave} />
      </Toolbar.Root>
    </div>
  )
}
