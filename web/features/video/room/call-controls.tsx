import { Toolbar } from 'radix-ui'
import type { RefObject } from 'react'
import type { Party } from '#domain/video/room.ts'
import type { LocalMedia } from '../engine/local-media.ts'
import { ControlButton } from './control-button.tsx'
import type { Captions } from './hooks/use-captions.ts'
import { useStore } from './hooks/use-store.ts'
import type { PanelName } from './panels/panel-name.ts'

type CallControlsProps = {
  party: Party
  /** A supervision meeting has no patient. */
  hasPatient: boolean
  media: LocalMedia
  panel: PanelName | undefined
  captions: Captions
  hasUnread: boolean
  toolbarRef: RefObject<HTMLDivElement | null>
  onPanel: (panel: PanelName) => void
  onEnd: () => void
}

const onLargeScreens = 'max-lg:hidden'
const onSmallScreens = 'lg:hidden'

export function CallControls({
  party,
  hasPatient,
  media,
  panel,
  captions,
  hasUnread,
  toolbarRef,
  onPanel,
  onEnd,
}: CallControlsProps) {
  const isPractitioner = party === 'practitioner'
  const news = hasUnread ? 'nouveau message' : undefined
  const chat = (
    <ControlButton
      icon="message-square"
      label="Messages"
      news={news}
      isOpen={panel === 'chat'}
      className={isPractitioner ? onLargeScreens : ''}
      onClick={() => onPanel('chat')}
    />
  )
  return (
    <Toolbar.Root
      ref={toolbarRef}
      aria-label="Commandes de la séance"
      className="flex shrink-0 items-start justify-center px-3 pt-3 pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-lg:justify-between max-lg:gap-0.5"
    >
      <MediaControls media={media} />
      {captions.isAvailable && (
        <ControlButton
          icon="captions"
          label="Sous-titres"
          isOpen={captions.isOn}
          className={onLargeScreens}
          onClick={() => captions.setOn(!captions.isOn)}
        />
      )}
      {chat}
      {party !== 'guest' && (
        <ControlButton
          icon="notebook-pen"
          label="Notes"
          isOpen={panel === 'notes'}
          className={onLargeScreens}
          onClick={() => onPanel('notes')}
        />
      )}
      <ControlButton
        icon="shield-check"
        label="Vérifier"
        isOpen={panel === 'words'}
        className={onLargeScreens}
        onClick={() => onPanel('words')}
      />
      <ControlButton
        icon="sliders-horizontal"
        label="Réglages"
        isOpen={panel === 'settings'}
        className={onLargeScreens}
        onClick={() => onPanel('settings')}
      />
      {isPractitioner && hasPatient && (
        <ControlButton
          icon="life-buoy"
          label="Urgence"
          isOpen={panel === 'emergency'}
          onClick={() => onPanel('emergency')}
        />
      )}
      <ControlButton
        icon="ellipsis"
        label="Plus"
        news={isPractitioner ? news : undefined}
        isOpen={panel === 'more'}
        className={onSmallScreens}
        onClick={() => onPanel('more')}
      />
      <Toolbar.Separator className="mx-1 h-12 w-px self-start bg-border" />
      <ControlButton
        icon="phone-off"
        label={party === 'patient' || isPractitioner ? 'Terminer' : 'Sortir'}
        tone="end"
        onClick={onEnd}
      />
    </Toolbar.Root>
  )
}

/** Microphone and video buttons, in the waiting room and in the call. */
export function MediaControls({ media }: { media: LocalMedia }) {
  const { isMicrophoneOn, microphone, isVideoOn } = useStore(media.store)
  return (
    <>
      <ControlButton
        icon={microphone && isMicrophoneOn ? 'mic' : 'mic-off'}
        label="Micro"
        offLabel="Micro coupé"
        isOn={microphone !== undefined && isMicrophoneOn}
        shortcut="Control+D"
        onClick={() => void media.switchMicrophone()}
      />
      <ControlButton
        icon={isVideoOn ? 'video' : 'video-off'}
        label="Caméra"
        offLabel="Caméra coupée"
        isOn={isVideoOn}
        shortcut="Control+E"
        onClick={() => void media.switchVideo()}
      />
    </>
  )
}
