import { useEffect, useRef } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { LocalMedia } from '../../engine/local-media.ts'
import { needsCamera } from '../../engine/pictures.ts'
import type { Entrance } from '../../queries.ts'
import { DeviceTroubleAlert } from '../device-trouble-alert.tsx'
import { useNetworkCheck } from '../hooks/use-network-check.ts'
import { useStore } from '../hooks/use-store.ts'
import { RoomHeader } from '../room-header.tsx'
import { appointmentTimeLine, otherName, titleOf } from '../room-people.ts'
import { PictureDial } from '../tiles/picture-dial.tsx'
import { CheckList } from './check-list.tsx'
import { DeviceSelects } from './device-selects.tsx'
import { JoinButton } from './join-button.tsx'
import { LevelMeter } from './level-meter.tsx'
import { Preview } from './preview.tsx'

type PrejoinScreenProps = {
  entrance: Entrance
  media: LocalMedia
  speakerId: string
  onSpeaker: (deviceId: string) => void
  onJoin: () => void
  /** Set when the room is not open yet: devices are only tested. */
  onTested?: (() => void) | undefined
}

/** Device test and picture choice before anything is sent. */
export function PrejoinScreen({ entrance, media, speakerId, onSpeaker, onJoin, onTested }: PrejoinScreenProps) {
  const state = useStore(media.store)
  const check = useNetworkCheck(entrance)
  const legend = useRef<HTMLLegendElement>(null)
  const isAsked = state.microphone !== undefined || state.video !== null || state.microphoneTrouble !== undefined
  const hasDial = entrance.party === 'patient' || entrance.party === 'guest'
  useEffect(() => {
    if (isAsked) legend.current?.focus()
  }, [isAsked])
  const joinSilently = () => {
    media.setMicrophoneOn(false)
    void media.choosePicture('voice')
    onJoin()
  }
  const joinByVoice = async () => {
    await media.choosePicture('voice')
    await media.openMicrophone()
    if (media.store.get().microphone) onJoin()
  }
  return (
    <>
      <RoomHeader
        title={`Séance avec ${otherName(entrance)}`}
        subtitle={entrance.party === 'practitioner' ? appointmentTimeLine(entrance) : titleOf('practitioner', entrance)}
      />
      <div className="mx-auto grid w-full max-w-[1440px] flex-1 grid-cols-1 gap-4 px-4 max-lg:content-start pb-40 md:px-5 md:pb-5 lg:grid-cols-[minmax(0,1fr)_396px] lg:gap-6">
        <div className="flex flex-col gap-4">
          <Preview entrance={entrance} media={media} />
          {state.microphone && (
            <div className="flex items-center gap-3 lg:hidden">
              <Icon name="mic" className="size-5 text-success" />
              <LevelMeter meter={media.meter} />
            </div>
          )}
          {state.microphoneTrouble && (
            <DeviceTroubleAlert
              kind="microphone"
              trouble={state.microphoneTrouble}
              onRetry={() => void media.askForDevices()}
            />
          )}
          {state.cameraTrouble && !state.microphoneTrouble && (
            <DeviceTroubleAlert
              kind="camera"
              trouble={state.cameraTrouble}
              onRetry={() => void media.setVideoOn(true)}
            />
          )}
          {hasDial && (isAsked || !needsCamera(state.picture)) && (
            <PictureDial
              legendRef={legend}
              picture={state.picture}
              onChoose={(picture) => void media.choosePicture(picture)}
            />
          )}
          <output className="block text-small text-muted-foreground empty:hidden">{state.notice}</output>
        </div>
        <section aria-label="Rejoindre" className="flex flex-col gap-5 lg:rounded-3xl lg:border lg:bg-card lg:p-6">
          <div className={isAsked ? 'max-lg:hidden' : ''}>
            <h1 className="text-heading-lg">Votre séance</h1>
            <p className="text-muted-foreground">{appointmentTimeLine(entrance)}</p>
          </div>
          {isAsked ? (
            <details className="group lg:hidden">
              <summary className="flex min-h-12 items-center justify-between rounded-xl border border-input px-4 font-semibold">
                Micro, caméra et son
                <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
              </summary>
              <div className="pt-4">
                <DeviceSelects media={media} speakerId={speakerId} onSpeaker={onSpeaker} hasMeter={false} />
              </div>
            </details>
          ) : (
            <>
              <p className="text-button">
                {needsCamera(state.picture)
                  ? 'Votre navigateur va demander le micro, puis la caméra. Rien n’est envoyé avant que vous ne rejoigniez.'
                  : 'Votre navigateur va demander le micro. Rien n’est envoyé avant que vous ne rejoigniez.'}
              </p>
              <Button size="large" width="full" isBusy={state.isAsking} onClick={() => void media.askForDevices()}>
                <Icon name="mic" />
                {needsCamera(state.picture) ? 'Activer caméra et micro' : 'Activer le micro'}
              </Button>
            </>
          )}
          {isAsked && (
            <div className="max-lg:hidden">
              <DeviceSelects media={media} speakerId={speakerId} onSpeaker={onSpeaker} />
            </div>
          )}
          <div className={`lg:order-none lg:border-t lg:pt-5 ${isAsked ? 'max-lg:-order-1' : ''}`}>
            <CheckList entrance={entrance} check={check} />
          </div>
          <div className="fixed inset-x-0 bottom-0 z-10 mt-auto grid gap-2 border-t bg-background p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] lg:static lg:border-0 lg:bg-transparent lg:p-0">
            {onTested ? (
              <Button variant="outline" size="large" width="full" onClick={onTested}>
                Retour
              </Button>
            ) : isAsked ? (
              <JoinButton media={media} onJoin={onJoin} onListen={joinSilently} />
            ) : (
              <>
                {needsCamera(state.picture) && (
                  <Button variant="outline" size="large" width="full" onClick={() => void joinByVoice()}>
                    Rejoindre sans caméra
                  </Button>
                )}
                <Button variant="ghost" size="large" width="full" onClick={joinSilently}>
                  Écouter et écrire
                </Button>
              </>
            )}
            <p className="text-center text-small text-muted-foreground max-lg:hidden">
              Mettez un casque, fermez la porte.
            </p>
          </div>
        </section>
      </div>
    </>
  )
}
