import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import {
  type DeviceKind,
  type DeviceTrouble,
  deviceTroubleSentence,
  permissionSteps,
} from '../engine/device-trouble.ts'

type DeviceTroubleAlertProps = { kind: DeviceKind; trouble: DeviceTrouble; onRetry: () => void }

export function DeviceTroubleAlert({ kind, trouble, onRetry }: DeviceTroubleAlertProps) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-2xl border border-destructive/60 bg-destructive-subtle p-4 text-small leading-relaxed"
    >
      <Icon name={kind === 'microphone' ? 'mic-off' : 'video-off'} className="mt-0.5 size-5 text-destructive" />
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold">{deviceTroubleSentence(kind, trouble)}</p>
        {trouble === 'refused' && <p>{permissionSteps(kind, navigator.userAgent)}</p>}
        <Button variant="outline" onClick={onRetry}>
          Réessayer
        </Button>
      </div>
    </div>
  )
}
