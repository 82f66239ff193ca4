import { type DeviceKind, type DeviceTrouble, deviceTroubleOf } from './device-trouble.ts'
import { listDevices, pictureFrom, soundFrom } from './devices.ts'

type Captured = { track: MediaStreamTrack } | { trouble: DeviceTrouble }

/**
 * Opens the preferred device, or else the next one that works. One `getUserMedia` call at a time, per kind: of two
 * requests, iOS mutes the first.
 */
export async function capture(kind: DeviceKind, preferredId: string | undefined): Promise<Captured> {
  const first = await open(kind, preferredId)
  if ('track' in first || first.trouble === 'refused') return first
  const devices = await listDevices()
  const others = (kind === 'microphone' ? devices.microphones : devices.cameras).filter(({ id }) => id !== preferredId)
  for (const { id } of others) {
    const next = await open(kind, id)
    if ('track' in next) return next
  }
  return first
}

async function open(kind: DeviceKind, deviceId: string | undefined): Promise<Captured> {
  if (!navigator.mediaDevices) return { trouble: 'refused' }
  try {
    const constraints = kind === 'microphone' ? soundFrom(deviceId) : pictureFrom(deviceId)
    const [track] = (await navigator.mediaDevices.getUserMedia(constraints)).getTracks()
    return track ? { track } : { trouble: 'missing' }
  } catch (error) {
    return { trouble: deviceTroubleOf(error) }
  }
}
