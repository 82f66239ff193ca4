import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Select } from '#web/components/ui/select.tsx'
import type { LocalMedia } from '../../engine/local-media.ts'
import { needsCamera } from '../../engine/pictures.ts'
import { playNotes } from '../hooks/play-notes.ts'
import { useStore } from '../hooks/use-store.ts'
import { LevelMeter } from './level-meter.tsx'

type DeviceSelectsProps = {
  media: LocalMedia
  speakerId: string
  onSpeaker: (deviceId: string) => void
  /** False when the screen already shows a microphone meter. */
  hasMeter?: boolean
}

export function DeviceSelects({ media, speakerId, onSpeaker, hasMeter = true }: DeviceSelectsProps) {
  const { devices, microphone, cameraId, picture, isVideoOn } = useStore(media.store)
  return (
    <div className="grid grid-cols-1 gap-5 [&_[role=combobox]>span:first-child]:truncate [&_[role=combobox]]:min-w-0">
      <div className="grid grid-cols-1 gap-1.5">
        {microphone && (
          <DeviceSelect
            id="room-microphone"
            label="Micro"
            value={microphone.deviceId}
            devices={devices.microphones}
            onChoose={(id) => void media.openMicrophone(id)}
          />
        )}
        {microphone && hasMeter && <LevelMeter meter={media.meter} />}
      </div>
      {needsCamera(picture) && isVideoOn && (
        <DeviceSelect
          id="room-camera"
          label="Caméra"
          value={cameraId ?? ''}
          devices={devices.cameras}
          onChoose={(id) => void media.openCameraOf(id)}
        />
      )}
      <div className="flex items-end gap-2">
        {devices.speakers.length > 0 && (
          <div className="min-w-0 flex-1">
            <DeviceSelect
              id="room-speaker"
              label="Son"
              value={devices.speakers.some(({ id }) => id === speakerId) ? speakerId : (devices.speakers[0]?.id ?? '')}
              devices={devices.speakers}
              onChoose={onSpeaker}
            />
          </div>
        )}
        <Button variant="secondary" size="large" onClick={() => void playNotes('test', speakerId)}>
          <Icon name="volume-2" />
          Tester le son
        </Button>
      </div>
    </div>
  )
}

type DeviceSelectProps = {
  id: string
  label: string
  value: string
  devices: { id: string; label: string }[]
  onChoose: (id: string) => void
}

function DeviceSelect({ id, label, value, devices, onChoose }: DeviceSelectProps) {
  if (devices.length === 0) return null
  return (
    <Field id={id} label={label}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onValueChange={onChoose}
          options={devices.map((device) => ({ value: device.id, label: device.label }))}
        />
      )}
    </Field>
  )
}
